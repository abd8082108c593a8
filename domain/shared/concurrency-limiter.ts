import { TooBusyError } from "./too-busy.ts";

export type ConcurrencyLimiter = ReturnType<typeof createConcurrencyLimiter>;

type Waiting = { start(): void; turnAway(): void };
type Bounds = {
  atOnce: number;
  /** However fast tasks end, no more may wait. */
  waiting: number;
  /** A task that waits longer is turned away, unless it will have its turn within `longestMs`. */
  patienceMs?: number;
  /** So long a task may wait: how many that are, is known from how fast tasks end. */
  longestMs?: number;
  /** A clock that only runs forward, in milliseconds. */
  now?: () => number;
};

/** The weight of the earlier pace in each new measurement. */
const inertia = 0.95;
const [leastSeconds, mostSeconds] = [1, 30];

/**
 * Runs at most `atOnce` tasks and queues as many more as will have their turn in time, as far as the pace of the last ones tells;
 * throws TooBusyError beyond that. The queue is fair by `key` and in order within a key; when full, the key with the most tasks loses
 * its last one to a key with fewer.
 */
export function createConcurrencyLimiter({
  atOnce,
  waiting,
  patienceMs,
  longestMs,
  now = () => performance.now(),
}: Bounds) {
  /** Each key's line; the first key is the next in turn. */
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let count = 0;
  let ended = 0;
  /** Milliseconds from one end to the next while tasks wait; null before there were such. */
  let paceMs: number | null = null;
  /** When the last task ended that left others waiting. */
  let endedAt: number | null = null;

  function turnedAway() {
    const seconds = paceMs === null ? undefined : Math.ceil((count * paceMs) / 1_000);
    const within = seconds && Math.min(Math.max(seconds, leastSeconds), mostSeconds);
    return new TooBusyError("Too much work waits for its turn", within);
  }

  function room(): number {
    return longestMs && paceMs ? Math.min(waiting, longestMs / paceMs) : waiting;
  }

  function notePace() {
    ended++;
    const at = now();
    if (endedAt !== null) {
      const tookMs = at - endedAt;
      paceMs = paceMs === null ? tookMs : inertia * paceMs + (1 - inertia) * tookMs;
    }
    endedAt = count > 0 ? at : null;
  }

  function makeRoomFor(key: string) {
    if (count < room()) return;
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
      const endedBefore = ended;
      const arrivedAt = now();
      let timer: ReturnType<typeof setTimeout> | undefined;
      function wait() {
        if (patienceMs) timer = setTimeout(decide, patienceMs);
      }
      /** Whether the line, at the pace since this task came, leaves it time. */
      function decide() {
        const waitedMs = now() - arrivedAt;
        const ahead = ((lines.get(key)?.indexOf(one) ?? 0) + 1) * lines.size;
        const passed = ended - endedBefore;
        const moreMs = (waitedMs / (passed + 1)) * Math.min(ahead, count);
        if (longestMs && passed > 0 && waitedMs + moreMs <= longestMs) wait();
        else leave(key, one);
      }
      wait();
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
        notePace();
        const next = takeNext();
        if (next) next.start();
        else running--;
      }
    },
  };
}
