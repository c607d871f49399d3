/**
 * Runs an action soon, but after the click of a mouse button or a finger that is down: if the
 * action moved what is being clicked, the click would be lost.
 */
export function runAfterPress(action: () => void): void {
  // Firefox knows only after the event what is pressed, and each browser clicks before any timer.
  setTimeout(() => {
    const isPressed = document.documentElement.matches(':active');
    if (isPressed) addEventListener('pointerup', () => setTimeout(action), {once: true});
    else action();
  });
}
