/** Small sounds of the table, made on the spot: no file to load. One output, one switch. */
import { settings } from '../settings.svelte';

interface Tone {
  f: number;
  to?: number;
  type?: OscillatorType;
  a?: number;
  d?: number;
  g?: number;
}
interface Noise extends Omit<Tone, 'type'> {
  filter?: BiquadFilterType;
  q?: number;
}

/** Where a sound is written to: times in seconds, attack, decay and gain of each tone. */
class Pen {
  static grain: AudioBuffer | null = null;

  constructor(
    readonly audio: BaseAudioContext,
    readonly out: AudioNode,
    readonly at: number,
  ) {}

  #shaped(source: AudioScheduledSourceNode, through: AudioNode, t: number, a: number, d: number, g: number): void {
    const volume = this.audio.createGain();
    volume.gain.setValueAtTime(0, t);
    volume.gain.linearRampToValueAtTime(g, t + a);
    volume.gain.exponentialRampToValueAtTime(0.0001, t + a + d);
    through.connect(volume).connect(this.out);
    source.start(t);
    source.stop(t + a + d + 0.02);
  }

  tone(after: number, { f, to = f, type = 'sine', a = 0.004, d = 0.2, g = 0.1 }: Tone): void {
    const t = this.at + after;
    const wave = this.audio.createOscillator();
    wave.type = type;
    wave.frequency.setValueAtTime(f, t);
    if (to !== f) wave.frequency.exponentialRampToValueAtTime(to, t + d);
    this.#shaped(wave, wave, t, a, d, g);
  }

  noise(after: number, { f, to = f, filter = 'bandpass', q = 1, a = 0.002, d = 0.05, g = 0.1 }: Noise): void {
    const t = this.at + after;
    const source = this.audio.createBufferSource();
    source.buffer = this.#grain();
    const band = this.audio.createBiquadFilter();
    band.type = filter;
    band.Q.value = q;
    band.frequency.setValueAtTime(f, t);
    if (to !== f) band.frequency.exponentialRampToValueAtTime(to, t + a + d);
    this.#shaped(source, source.connect(band), t, a, d, g);
  }

  #grain(): AudioBuffer {
    const rate = this.audio.sampleRate;
    if (Pen.grain?.sampleRate !== rate) {
      Pen.grain = this.audio.createBuffer(1, rate, rate);
      const samples = Pen.grain.getChannelData(0);
      for (let k = 0; k < samples.length; k += 1) samples[k] = Math.random() * 2 - 1;
    }
    return Pen.grain;
  }

  bell(after: number, f: number, d: number, g: number): void {
    this.tone(after, { f, d, g });
    this.tone(after, { f: f * 2.76, d: d * 0.45, g: g * 0.25 });
    this.tone(after, { f: f * 5.4, d: d * 0.18, g: g * 0.1 });
  }

  pluck(after: number, f: number, d: number, g: number): void {
    this.tone(after, { f, type: 'triangle', a: 0.003, d, g });
    this.tone(after, { f: f * 2, d: d * 0.4, g: g * 0.3 });
    this.noise(after, { f: 3000, q: 0.7, d: 0.012, g: g * 0.5 });
  }
}

const higher = (f: number, semitones: number): number => f * 2 ** (semitones / 12);

const SOUNDS = {
  step(pen: Pen) {
    const n = Math.random() * 1.4 - 0.7;
    pen.noise(0, { f: higher(420, n), to: 180, filter: 'lowpass', d: 0.045, g: 1.6 });
    pen.tone(0, { f: higher(150, n), to: 90, d: 0.06, g: 0.9 });
  },
  dice(pen: Pen) {
    [0, 0.055, 0.12, 0.2, 0.3, 0.42, 0.56].forEach((x, k) => {
      pen.noise(x, { f: 2400 - k * 90, q: 3, d: 0.018, g: 0.8 - k * 0.07 });
      if (k > 4) pen.tone(x, { f: k === 5 ? 320 : 260, to: 190, type: 'triangle', d: 0.045, g: 0.2 });
    });
  },
  coin(pen: Pen) {
    [0, 2, 4].forEach((s, k) => {
      pen.tone(k * 0.07, { f: higher(2637, s), a: 0.001, d: 0.14, g: 0.045 });
      pen.tone(k * 0.07, { f: higher(3951, s), a: 0.001, d: 0.09, g: 0.03 });
      pen.noise(k * 0.07, { f: 6000, filter: 'highpass', d: 0.008, g: 0.06 });
    });
  },
  card(pen: Pen) {
    pen.noise(0, { f: 900, to: 3200, q: 0.8, a: 0.04, d: 0.07, g: 0.3 });
    pen.noise(0.14, { f: 3000, q: 1.2, d: 0.012, g: 0.35 });
  },
  good(pen: Pen) {
    pen.tone(0, { f: 220, to: 140, type: 'triangle', d: 0.07, g: 0.75 });
    pen.noise(0, { f: 700, filter: 'lowpass', d: 0.04, g: 0.8 });
  },
  ruby(pen: Pen) {
    [1318.5, 1975.5, 2637].forEach((f, k) => pen.bell(k * 0.09, f, 0.9, 0.12));
    pen.noise(0, { f: 7000, filter: 'highpass', a: 0.15, d: 0.5, g: 0.03 });
    pen.bell(0.74, 1661.2, 0.6, 0.1);
  },
  rival(pen: Pen) {
    pen.bell(0, 1174.7, 0.6, 0.06);
    pen.bell(0.12, 1760, 0.6, 0.06);
  },
  turn(pen: Pen) {
    [659.3, 880].forEach((f, k) => {
      pen.tone(k * 0.14, { f, a: 0.02, d: 0.43, g: 0.15 });
      pen.tone(k * 0.14, { f: f * 2, type: 'triangle', a: 0.02, d: 0.2, g: 0.02 });
    });
  },
  last(pen: Pen) {
    pen.bell(0, 220, 1.2, 0.22);
    pen.tone(0, { f: 440, d: 0.8, g: 0.08 });
  },
  end(pen: Pen) {
    [587.3, 622.3, 740, 784, 880].forEach((f, k) => pen.pluck([0, 0.13, 0.26, 0.39, 0.56][k]!, f, 0.3, 0.16));
    [587.3, 880, 1174.7].forEach((f) => pen.pluck(0.76, f, 1.4, 0.12));
  },
} as const;

export type Sound = keyof typeof SOUNDS;

let live: { audio: AudioContext; out: GainNode } | null = null;
/** When each sound was last heard, and how long a ruby still has the room to itself. */
const heard = new Map<Sound, number>();
let [sounding, hushed]: [number[], number] = [[], 0];

/** Play a sound, if sounds are on. The same not twice within 90 ms, three at most at once, others' more softly. */
export function sound(name: Sound, soft = false): void {
  if (!settings.kept.sound || (document.hidden && name !== 'turn')) return;
  const now = performance.now();
  sounding = sounding.filter((end) => end > now);
  if (now - (heard.get(name) ?? -Infinity) < 90 || sounding.length >= 3) return;
  heard.set(name, now);
  sounding.push(now + 300);
  if (!live) {
    const audio = new AudioContext();
    const out = audio.createGain();
    out.gain.value = 0.6;
    out.connect(audio.createDynamicsCompressor()).connect(audio.destination);
    live = { audio, out };
  }
  const { audio, out } = live;
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
  const gain = audio.createGain();
  gain.gain.value = (soft ? 0.5 : 1) * (now < hushed ? 0.5 : 1);
  gain.connect(out);
  SOUNDS[name](new Pen(audio, gain, audio.currentTime + 0.02));
  if (name === 'ruby' || name === 'rival') hushed = now + 600;
}
