/** Resolves when the browser has painted: for work that a press need not wait for. Browser only. */
export function afterPaint(): Promise<void> {
  return new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}
