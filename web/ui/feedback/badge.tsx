import type { ReactNode } from "react";
import { badge, tones } from "./badge.css.ts";

type Props = { tone?: keyof typeof tones; children: ReactNode };

/** A status in one or two words. */
export function Badge({ tone = "neutral", children }: Props) {
  return <span className={`${badge} ${tones[tone]}`}>{children}</span>;
}
