/**
 * Resolves after the next paint, to defer work that need not delay the response to a press. Browser
 * only.
 */
export function afterPaint(): Promise<void> {
  return new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}
