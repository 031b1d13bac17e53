/** Two soft notes: it is your turn. Made on the spot; no file to load. */
export function chime(): void {
  const audio = new AudioContext();
  [659, 880].forEach((frequency, i) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + i * 0.14;
    tone.type = 'sine';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.15, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.45);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  });
  window.setTimeout(() => void audio.close(), 1200);
}
