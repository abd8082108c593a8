import { stamp } from "./stamp.css.ts";

/** A rubber stamp that marks something as done. */
export function Stamp({ children }: { children: string }) {
  return <p className={stamp}>{children}</p>;
}
