/**
 * Coalesces calls by key: callers that arrive during a run share one following run, so that none
 * gets data read before it asked. The following run is the last caller's, who knows the latest
 * versions. For results that are the same for all callers.
 */
export function createCallCoalescer<Made>() {
  type Make = () => Promise<Made>;
  /** For each key with a run in progress: joins its next run. */
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
