import { TooBusyError } from "./too-busy.ts";

export type ConcurrencyLimiter = ReturnType<typeof createConcurrencyLimiter>;

type Waiting = { start(): void; turnAway(): void };
type Bounds = {
  atOnce: number;
  waiting: number;
  /** A task that waits longer is turned away. */
  patienceMs?: number;
};

/**
 * Runs at most `atOnce` tasks and queues `waiting` more; throws TooBusyError beyond that. The queue
 * is fair by `key` and in order within a key; when full, the key with the most tasks loses its last
 * one to a key with fewer.
 */
export function createConcurrencyLimiter({ atOnce, waiting, patienceMs }: Bounds) {
  /** Each key's line; the first key is the next in turn. */
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let count = 0;

  const turnedAway = () => new TooBusyError("Too much work waits for its turn");

  function makeRoomFor(key: string) {
    if (count < waiting) return;
    const own = lines.get(key)?.length ?? 0;
    let longest: Waiting[] = [];
    for (const line of lines.values()) if (line.length > longest.length) longest = line;
    if (longest.length <= own + 1) throw turnedAway();
    longest.pop()?.turnAway();
    count--;
  }

  /** Waits for a place, which the task that ends hands on directly. */
  function waitInLine(key: string): Promise<void> {
    makeRoomFor(key);
    return new Promise((start, fail) => {
      const timer = patienceMs && setTimeout(() => leave(key, one), patienceMs);
      const one = {
        start() {
          clearTimeout(timer);
          start();
        },
        turnAway() {
          clearTimeout(timer);
          fail(turnedAway());
        },
      };
      const line = lines.get(key);
      if (line) line.push(one);
      else lines.set(key, [one]);
      count++;
    });
  }

  function leave(key: string, one: Waiting) {
    const line = lines.get(key) ?? [];
    line.splice(line.indexOf(one), 1);
    if (line.length === 0) lines.delete(key);
    count--;
    one.turnAway();
  }

  function takeNext(): Waiting | undefined {
    const [first] = lines;
    if (!first) return;
    const [key, line] = first;
    const next = line.shift();
    lines.delete(key);
    if (line.length > 0) lines.set(key, line);
    count--;
    return next;
  }

  return {
    async run<Value>(work: () => Promise<Value>, key = ""): Promise<Value> {
      if (running >= atOnce) await waitInLine(key);
      else running++;
      try {
        return await work();
      } finally {
        const next = takeNext();
        if (next) next.start();
        else running--;
      }
    },
  };
}
