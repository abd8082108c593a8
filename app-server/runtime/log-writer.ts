const sleep = (ms: number) => new Promise((later) => setTimeout(later, ms));

export type LogWriter = {
  add(line: string): void;
  /** Lines not yet written; empty while a write is in progress. */
  rest(): string;
};
type Options = {
  /** Rejects when nothing more fits. */
  write(text: string): Promise<void>;
  /** Characters that may wait; lines beyond them are dropped and counted. */
  maxCharacters?: number;
  /** Interval in milliseconds; lines within it are written together. */
  everyMs?: number;
  againMs?: number;
};

/**
 * Writes log lines without making requests wait: a full disk, or a collector that stops reading,
 * only costs log lines. Afterwards the first line says how many were lost.
 */
export function createLogWriter({
  write,
  maxCharacters = 4_000_000,
  everyMs = 50,
  againMs = 1_000,
}: Options): LogWriter {
  let lines: string[] = [];
  let size = 0;
  let lost = 0;
  let isDraining = false;
  let isWriting = false;
  // a disk that fills up stores part of the text
  let isTorn = false;

  async function drain() {
    isDraining = true;
    while (lines.length > 0) {
      await sleep(everyMs);
      const batch = lines;
      lines = [];
      const known = lost;
      const text = `${isTorn ? "\n" : ""}${[...(known > 0 ? [lostLine(known)] : []), ...batch].join("\n")}\n`;
      isWriting = true;
      try {
        await write(text);
        lost -= known;
        isTorn = false;
      } catch {
        lost += batch.length;
        isTorn = true;
        isWriting = false;
        await sleep(againMs);
      }
      isWriting = false;
      for (const line of batch) size -= line.length;
    }
    isDraining = false;
  }

  return {
    add(line) {
      if (size + line.length > maxCharacters) {
        lost += 1;
        return;
      }
      lines.push(line);
      size += line.length;
      if (!isDraining) void drain();
    },
    rest: () => (isWriting || lines.length === 0 ? "" : `${lines.join("\n")}\n`),
  };
}

const lostLine = (count: number) =>
  JSON.stringify({
    time: new Date().toISOString(),
    level: "warning",
    message: `${count} lines of the log were lost: nothing more could be written`,
  });
