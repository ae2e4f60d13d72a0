/** The time in milliseconds without a press after which the quilter counts as pausing. */
const PAUSE = 2_000;
/** The time in milliseconds after the first call from which work goes on even while the quilter presses. */
const LONGEST = 20_000;

let pressedAt = 0;
let endsAt = Infinity;

function notePress(): void {
  pressedAt = performance.now();
}

/**
 * Resolves once the quilter has pressed no key, button or finger for two seconds, or at most 20 seconds after the first
 * call. Work ahead of need waits for this, so that it slows no press down. The two seconds begin with the first call.
 */
export async function calm(): Promise<void> {
  if (endsAt === Infinity) {
    notePress();
    endsAt = pressedAt + LONGEST;
    for (const press of ['pointerdown', 'pointerup', 'keydown'])
      addEventListener(press, notePress, { capture: true, passive: true });
  }
  for (;;) {
    const now = performance.now();
    const left = Math.min(pressedAt + PAUSE, endsAt) - now;
    if (left <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, left));
  }
}
