import { StudioBusyError } from "../../domain/pictures/studio-busy.ts";

export type Queue = ReturnType<typeof createQueue>;

/** Lets `atOnce` pieces of work run side by side and `waiting` more wait their turn; throws StudioBusyError at the next. */
export function createQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const line: (() => void)[] = [];
  let running = 0;
  return {
    async run<Value>(work: () => Promise<Value>): Promise<Value> {
      if (running >= atOnce) {
        if (line.length >= waiting) throw new StudioBusyError("Too many pictures wait to be drawn");
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
