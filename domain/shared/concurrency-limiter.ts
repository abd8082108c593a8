import { TooBusyError } from "./too-busy.ts";

export type ConcurrencyLimiter = ReturnType<typeof createConcurrencyLimiter>;

type Waiting = { start(): void; turnAway(): void };
type Bounds = {
  atOnce: number;
  /** Maximum number of waiting tasks, however fast tasks end. */
  waiting: number;
  /**
   * Milliseconds after which a waiting task is rejected, unless it is expected to start within
   * `longestMs`.
   */
  patienceMs?: number;
  /**
   * Maximum expected wait in milliseconds; with the pace of ending tasks it limits how many wait.
   */
  longestMs?: number;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
};

/** Weight of earlier measurements in the moving average of the pace. */
const inertia = 0.95;
const [leastSeconds, mostSeconds] = [1, 30];

/**
 * Runs at most `atOnce` tasks at a time. Queues further ones while they are expected to start in
 * time, by the pace of the last tasks; throws TooBusyError beyond that. The queue is fair by `key`
 * and first-in, first-out within a key. When full, the key with the most tasks loses its last one
 * to a key with fewer.
 */
export function createConcurrencyLimiter({
  atOnce,
  waiting,
  patienceMs,
  longestMs,
  now = () => performance.now(),
}: Bounds) {
  /** The queue of each key; the first key is next. */
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let count = 0;
  let ended = 0;
  /**
   * Average milliseconds between ends of tasks while others wait; null before the first
   * measurement.
   */
  let paceMs: number | null = null;
  /** When the last task ended while others were waiting. */
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

  /** Waits for a slot, which an ending task hands over directly. */
  function waitInLine(key: string): Promise<void> {
    makeRoomFor(key);
    return new Promise((start, fail) => {
      const endedBefore = ended;
      const arrivedAt = now();
      let timer: ReturnType<typeof setTimeout> | undefined;
      function wait() {
        if (patienceMs) timer = setTimeout(decide, patienceMs);
      }
      /** Rejects the task if the pace since its arrival leaves it no time. */
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
