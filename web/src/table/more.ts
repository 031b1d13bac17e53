/** A card that is longer than its room first draws itself together (`data-tight`); what is still too long says so (`data-more`). */
export function more(element: HTMLElement): { destroy: () => void } {
  const tooLong = (): boolean => element.scrollHeight > element.clientHeight + 1;
  const look = (): void => {
    element.toggleAttribute('data-more', element.scrollTop + element.clientHeight < element.scrollHeight - 6);
  };
  const fit = (): void => {
    element.removeAttribute('data-tight');
    if (tooLong()) element.setAttribute('data-tight', '');
    look();
  };
  const resized = new ResizeObserver(fit);
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
