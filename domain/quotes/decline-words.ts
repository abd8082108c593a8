import { type DeclineCode, declineCodes } from "./quote-request.ts";

const labels: Record<DeclineCode, string> = {
  "too-busy": "We're fully booked",
  "too-far": "The venue is too far away",
  "too-small": "The booth is too small for us",
  "too-large": "The booth is too large for us",
  "budget-too-low": "The budget is too low",
  "too-late": "There's too little time",
  "not-our-kind": "It's not our kind of work",
  "works-for-a-competitor": "We work for a competitor of theirs",
  "brief-unclear": "The brief is unclear",
  "no-free-design": "We don't design for free",
  other: "Another reason",
};

/** Builders' reasons for declining, as options of a form. */
export const declineReasons = declineCodes.map((value) => ({ value, label: labels[value] }));

/** Why a builder declined, for admins: the chosen reason and their own text. */
export function declineWords(code: DeclineCode | null, reason: string | null): string | null {
  const chosen = code && code !== "other" ? labels[code] : null;
  return [chosen, reason].filter(Boolean).join(". ") || null;
}
