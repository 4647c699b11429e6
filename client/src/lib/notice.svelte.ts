// A soft sound and, if allowed, a notification when it is the user's turn. The sound is synthesized, not fetched.

const OFF = "partal-quiet";
let context: AudioContext | null = null;
let quiet = $state(localStorage.getItem(OFF) === "yes");

export function sounds(): boolean {
  return !quiet;
}

/** Turn sound and notifications on or off; turning them on plays the sound once. */
export function turnSounds(): void {
  quiet = !quiet;
  if (quiet) localStorage.setItem(OFF, "yes");
  else {
    localStorage.removeItem(OFF);
    chime();
    askForNotices();
  }
}

export function chime(): void {
  if (quiet) return;
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    for (const [step, pitch] of [659.25, 987.77].entries()) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, now + step * 0.12);
      volume.gain.linearRampToValueAtTime(0.08, now + step * 0.12 + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0005, now + step * 0.12 + 0.7);
      tone.connect(volume).connect(context.destination);
      tone.start(now + step * 0.12);
      tone.stop(now + step * 0.12 + 0.75);
    }
  } catch {
    // No sound on this device.
  }
}

export function notify(title: string, text: string): void {
  if (!quiet && document.visibilityState === "hidden" && "Notification" in window && Notification.permission === "granted") {
    new Notification(title, { body: text });
  }
}

export function askForNotices(): void {
  if (!quiet && "Notification" in window && Notification.permission === "default") void Notification.requestPermission();
}
