import { stamp } from "./stamp.css.ts";

/** A rubber stamp, pressed onto what is done. */
export function Stamp({ children }: { children: string }) {
  return <p className={stamp}>{children}</p>;
}
