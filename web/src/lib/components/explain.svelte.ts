/** Anything can explain itself: by hovering, by focus, by a long press. One bubble for the whole table. */
import type { Attachment } from 'svelte/attachments';

export interface Explanation {
  title?: string;
  text: string;
  /** What else is to be known, line by line. */
  more?: string[];
  /** Why it can't be chosen now. */
  why?: string;
  /** The page of the rules about it. */
  page?: string;
}

interface Shown {
  tell: () => Explanation;
  box: DOMRect;
  /** Shown by a finger: it stays until the next touch. */
  touched: boolean;
}

const HOVER = 450;
const PRESS = 480;
const SLACK = 10;

class Bubble {
  shown = $state.raw<Shown | null>(null);
  #on: Element | null = null;

  show(element: Element, tell: () => Explanation, touched: boolean): void {
    this.#on = element;
    this.shown = { tell, box: element.getBoundingClientRect(), touched };
  }

  hide(element?: Element): void {
    if (element && element !== this.#on) return;
    this.#on = null;
    this.shown = null;
  }
}

export const bubble = new Bubble();

const TOLD = new WeakMap<Element, () => Explanation>();

/** The page of the rules about what is pointed at, or has the focus; null if there is none. */
export function pagePointedAt(): string | null {
  const focused: Element[] = [];
  for (let one = document.activeElement; one; one = one.parentElement) focused.push(one);
  for (const element of [...[...document.querySelectorAll(':hover')].reverse(), ...focused]) {
    const page = TOLD.get(element)?.().page;
    if (page) return page;
  }
  return null;
}

/** What a finger asks the rules of: a long press has no `?`. Whoever shows the rules takes it. */
class RulesAsked {
  page = $state<string | null>(null);

  take(): string | null {
    const asked = this.page;
    this.page = null;
    return asked;
  }
}

export const rulesAsked = new RulesAsked();

/** Explain an element. A long press explains and does nothing else: the click that would follow is swallowed. */
export function explain(tell: () => Explanation): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let timer = 0;
    let pressed = false;
    let start: [number, number] = [0, 0];
    TOLD.set(element, tell);
    const later = (wait: number, touched: boolean): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        pressed = touched;
        bubble.show(element, tell, touched);
      }, wait);
    };
    const stop = (): void => {
      window.clearTimeout(timer);
      if (!bubble.shown?.touched) bubble.hide(element);
    };
    const on: [string, (event: never) => void][] = [
      ['pointerenter', (event: PointerEvent) => event.pointerType === 'mouse' && later(HOVER, false)],
      ['pointerleave', stop],
      ['pointercancel', stop],
      ['focus', () => element.matches(':focus-visible') && later(HOVER, false)],
      ['blur', stop],
      [
        'pointerdown',
        (event: PointerEvent) => {
          pressed = false;
          if (event.pointerType === 'mouse') return stop();
          start = [event.clientX, event.clientY];
          later(PRESS, true);
        },
      ],
      [
        'pointermove',
        (event: PointerEvent) => {
          if (
            event.pointerType !== 'mouse' &&
            !pressed &&
            Math.hypot(event.clientX - start[0], event.clientY - start[1]) > SLACK
          )
            window.clearTimeout(timer);
        },
      ],
      ['pointerup', (event: PointerEvent) => event.pointerType !== 'mouse' && window.clearTimeout(timer)],
      ['contextmenu', (event: Event) => pressed && event.preventDefault()],
      [
        'click',
        (event: Event) => {
          if (pressed) {
            event.preventDefault();
            event.stopImmediatePropagation();
          } else stop();
          pressed = false;
        },
      ],
    ];
    for (const [name, listen] of on)
      element.addEventListener(name, listen as EventListener, { capture: name === 'click' });
    return () => {
      stop();
      bubble.hide(element);
      TOLD.delete(element);
      for (const [name, listen] of on)
        element.removeEventListener(name, listen as EventListener, { capture: name === 'click' });
    };
  };
}
