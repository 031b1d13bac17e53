/** Seconds that pass, for those who look at a clock. */
class Ticker {
  now = $state(Date.now());
  #watchers = 0;
  #timer = 0;

  /** Tick as long as somebody looks: to be returned from an effect. */
  watch(): () => void {
    this.#watchers += 1;
    if (this.#watchers === 1) this.#timer = window.setInterval(() => (this.now = Date.now()), 500);
    return () => {
      this.#watchers -= 1;
      if (this.#watchers === 0) window.clearInterval(this.#timer);
    };
  }
}

export const ticker = new Ticker();

/** Minutes and seconds, and hours where there are any. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
