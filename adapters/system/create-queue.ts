import { TooBusyError } from "../../domain/shared/too-busy.ts";

export type Queue = ReturnType<typeof createQueue>;

/** Lets `atOnce` pieces of work run side by side and `waiting` more wait their turn; throws TooBusyError at the next. */
export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const line: (() => void)[] = [];
  let running = 0;
  return {
    async run<Value>(work: () => Promise<Value>): Promise<Value> {
      if (running >= atOnce) {
        if (line.length >= waiting) throw new TooBusyError("Too much work waits for its turn");
        // whoever ends hands its place on, so nobody comes between
        await new Promise<void>((next) => line.push(next));
      } else {
        running++;
      }
      try {
        return await work();
      } finally {
        const next = line.shift();
        if (next) next();
        else running--;
      }
    },
  };
}
