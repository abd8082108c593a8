/**
 * For steps that must not stop each other: `attempt` runs a step and returns whether it succeeded;
 * `throwFailures`, called at the end, throws the error, or an AggregateError of several.
 */
export function collectFailures() {
  const failures: unknown[] = [];
  return {
    async attempt(step: () => Promise<unknown>): Promise<boolean> {
      try {
        await step();
        return true;
      } catch (error) {
        failures.push(error);
        return false;
      }
    },
    throwFailures(): void {
      if (failures.length === 1) throw failures[0];
      if (failures.length > 1)
        throw new AggregateError(failures, `${failures.length} steps failed`);
    },
  };
}
