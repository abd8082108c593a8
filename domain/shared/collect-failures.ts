/**
 * For steps that must not stop one another: `attempt` runs one and answers whether it worked, `throwFailures` at the end throws
 * what did not: the error itself, or an AggregateError of several.
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
