import { heightText } from "../shared/height-text.ts";
import type { Finding } from "./check-booth.ts";

const approvers: Record<string, string> = { organizer: "the organizer", venue: "the venue" };

/** A finding in words, with what to do. `show` is the show's name. */
export function findingText({ code, facts }: Finding, show: string): string {
  const height = (name: string) => heightText(Number(facts[name]));
  const ask = `Ask ${show}.`;
  const due = `${approvers[`${facts.by}`] ?? facts.by} ${facts.daysBefore} days before ${
    facts.from === "move-in" ? "move-in" : "the opening"
  }`;
  switch (code) {
    case "sign-not-usual":
      return `Most shows allow no hanging sign over a booth ${placeWords[`${facts.kind}`]}. ${ask}`;
    case "sign-ask":
      return facts.topMm
        ? `A hanging sign needs permission; its top is usually at most ${height("topMm")} high. ${ask}`
        : `How high a hanging sign may be differs by hall. ${ask}`;
    case "height-over":
      return `${height("heightMm")} is higher than the usual ${height("limitMm")}. ${ask}`;
    case "front-low":
      return facts.part === "half"
        ? `In the front half, nothing is usually higher than ${height("limitMm")}.`
        : `Within ${height("part")} of the aisle, nothing is usually higher than ${height("limitMm")}.`;
    case "sides-low":
      return facts.part === "back"
        ? `The back wall is usually at most ${height("limitMm")} high.`
        : `Near the side aisles, the back wall is usually at most ${height("limitMm")} high.`;
    case "closed-side":
      return `At most ${facts.percent}% of a side on an aisle may usually be closed. ${ask}`;
    case "deck-approval":
      return `A second floor needs drawings approved by ${due}.`;
    case "reusable":
      return facts.rule === "required"
        ? `${show} requires reusable booths.`
        : `${show} asks for reusable booths.`;
    case "drawings-due":
      return `Drawings are due at ${due}.`;
  }
}

const placeWords: Record<string, string> = {
  row: "in a row",
  perimeter: "along the hall's wall",
  "end-cap": "at the end of a row",
  peninsula: "at the end of two rows",
  island: "with four aisles",
};
