/**
 * Coalesces calls per key: callers that arrive during a run share one follow-up run, so no caller
 * gets data read before it asked. The follow-up run is that of the last caller to join, who knows the latest versions.
 * For results that are the same for all callers.
 */
export function createCallCoalescer<Made>() {
  type Make = () => Promise<Made>;
  /** Joins the next run of this key. */
  const lines = new Map<string, (make: Make) => Promise<Made>>();

  function start(key: string, make: Make): Promise<Made> {
    let next: Promise<Made> | null = null;
    let makeNext = make;
    const begin = () => start(key, makeNext);
    const made = make();
    lines.set(key, (makeOfJoined) => {
      makeNext = makeOfJoined;
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
