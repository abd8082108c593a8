/** Whether an indicator leads anywhere: to the current step, an earlier one, or one completed before. */
export function canOpenStep(step: number, current: number, completed: Iterable<number>): boolean {
  return step <= current || [...completed].includes(step);
}
