/**
 * Coalesces calls per key: callers that arrive during a run share one follow-up run, so no caller
 * gets data read before it asked. For results that are the same for all callers.
 */
export function createCallCoalescer<Made>() {
  type Make = () => Promise<Made>;
  /** Joins the next run of this key. */
  const lines = new Map<string, (make: Make) => Promise<Made>>();

  function start(key: string, make: Make): Promise<Made> {
    let next: Promise<Made> | null = null;
    const made = make();
    lines.set(key, (makeNext) => {
      const begin = () => start(key, makeNext);
      next ??= made.then(begin, begin);
      return next;
    });
    const end = () => {
      if (next === null) lines.delete(key);
    };
    made.then(end, end);
    return made;
  }

  return (key: string, make: Make): Promise<Made> => {
    const join = lines.get(key);
    return join ? join(make) : start(key, make);
  };
}
