import { createHash } from "node:crypto";

/**
 * Returns the same id at each run for the same kind and number. It is a UUID version 7, so that it
 * sorts like a real one of that time.
 */
export function fakeId(kind: string, number: number, at: Date): string {
  const time = at.getTime().toString(16).padStart(12, "0");
  const hash = createHash("sha256").update(`${kind} ${number}`).digest("hex");
  const groups = [time.slice(0, 8), time.slice(8), `7${hash.slice(0, 3)}`, `8${hash.slice(3, 6)}`];
  return [...groups, hash.slice(6, 18)].join("-");
}
