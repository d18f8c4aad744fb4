/* One soft tone, made here. A page in which nobody has done anything yet may not sound. */

let context = null;

export function tone() {
  if (!window.AudioContext || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const [now, wave, loudness] = [context.currentTime, context.createOscillator(), context.createGain()];
  wave.type = "sine";
  wave.frequency.setValueAtTime(523, now);
  loudness.gain.setValueAtTime(0.0001, now);
  loudness.gain.exponentialRampToValueAtTime(0.08, now + 0.03);
  loudness.gain.exponentialRampToValueAtTime(0.0001, now + 0.9);
  wave.connect(loudness).connect(context.destination);
  wave.start(now);
  wave.stop(now + 1);
}
