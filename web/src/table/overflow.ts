/** A card that is longer than its room first draws itself together (`data-tight`); what is still too long says so (`data-more`). */
export function overflow(element: HTMLElement): { destroy: () => void } {
  const tooLong = (): boolean => element.scrollHeight > element.clientHeight + 1;
  const look = (): void => {
    element.toggleAttribute('data-more', element.scrollTop + element.clientHeight < element.scrollHeight - 6);
  };
  /** What keys can't get into by a control in it is a stop by itself, so that they scroll it. */
  const reach = (): void => {
    const shut = tooLong() && element.querySelector('a, button, input, select, [tabindex]') === null;
    if (shut) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const room = (): string => `${element.clientWidth} ${element.clientHeight}`;
  /** The room it took when it was last fitted: that it is smaller when tight is no reason to try again, for ever. */
  let taken = '';
  const fit = (): void => {
    element.removeAttribute('data-tight');
    if (tooLong()) element.setAttribute('data-tight', '');
    reach();
    look();
    taken = room();
  };
  const resized = new ResizeObserver(() => {
    if (room() !== taken) fit();
  });
  const changed = new MutationObserver(fit);
  resized.observe(element);
  changed.observe(element, { childList: true, subtree: true, characterData: true });
  element.addEventListener('scroll', look, { passive: true });
  void document.fonts.ready.then(fit);
  return {
    destroy() {
      resized.disconnect();
      changed.disconnect();
      element.removeEventListener('scroll', look);
    },
  };
}
