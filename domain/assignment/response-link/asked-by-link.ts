import { namesPrice } from "../../offers/names-price.ts";
import type { Cents } from "../../shared/money/money.ts";
import type { LinkedBrief } from "./view-by-link.ts";

/** The exhibitor's requests about a sent quote, in the order in which they are answered. */
export type AskedStep = "brief" | "round" | "lines" | "questions";

export type AskedByLink = {
  /**
   * `send`: a quote, or its price; `steps`: answers about the sent quote; `done`: nothing;
   * `ended`: nothing can be answered anymore.
   */
  stage: "send" | "steps" | "done" | "ended";
  /** The steps that are open; beside a quote to send only questions. */
  steps: AskedStep[];
  /** The act that keeps the price. It answers the steps `brief` and `round` together. */
  keep: "stands" | "confirm" | null;
};

type Facts = {
  may: Pick<LinkedBrief["may"], "quote" | "revise" | "confirm" | "stands">;
  /** The amount of the builder's own quote. */
  quotedAmount: Cents | null;
  /** Whether the exhibitor waits for lines or prices of categories. */
  asksForLines: boolean;
  /** Number of the exhibitor's questions that this builder has not answered. */
  toAnswer: number;
};

/** Chooses the steps that the page behind an invitation's link shows as open. */
export function askedByLink({ may, quotedAmount, asksForLines, toAnswer }: Facts): AskedByLink {
  const questions: AskedStep[] = toAnswer > 0 ? ["questions"] : [];
  if (!may.quote && !may.revise) return { stage: "ended", steps: questions, keep: null };
  if (may.quote || !namesPrice(quotedAmount))
    return { stage: "send", steps: questions, keep: null };
  const open: Record<Exclude<AskedStep, "questions">, boolean> = {
    brief: may.confirm,
    round: may.stands,
    lines: asksForLines,
  };
  const about = (["brief", "round", "lines"] as const).filter((step) => open[step]);
  const steps = [...about, ...questions];
  // an answer to a round stands for the changed brief, too
  const keep = may.stands ? "stands" : may.confirm ? "confirm" : null;
  return { stage: steps.length > 0 ? "steps" : "done", steps, keep };
}
