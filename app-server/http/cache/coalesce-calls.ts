/**
 * Who asks for what is being made already waits for the next one, together with all who came meanwhile: nobody gets what was read
 * before they asked, and however many ask, one is made at a time. For what is the same for all of them.
 */
export function createCallCoalescer<Made>() {
  type Make = () => Promise<Made>;
  /** By what is being made: joins the next one. */
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
