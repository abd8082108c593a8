import type { Industry } from "./industries.ts";

export type IndustryCard = {
  name: string;
  /** The closest of the 18 industries of projects. */
  nearest: Industry;
  /** A fixed number, shown while there are samples (decision 045). */
  claimedCount: number;
};

/** The ten industry cards that lead into the portfolio. */
export const industryCards: readonly IndustryCard[] = [
  { name: "Technology", nearest: "Technology", claimedCount: 45 },
  { name: "Healthcare", nearest: "Healthcare", claimedCount: 32 },
  { name: "Automotive", nearest: "Automotive", claimedCount: 28 },
  { name: "Retail & Consumer", nearest: "Retail", claimedCount: 38 },
  { name: "Manufacturing", nearest: "Manufacturing", claimedCount: 25 },
  { name: "Aerospace", nearest: "Aerospace", claimedCount: 18 },
  { name: "Logistics", nearest: "Manufacturing", claimedCount: 22 },
  { name: "Biotechnology", nearest: "Healthcare", claimedCount: 15 },
  { name: "Education", nearest: "Education", claimedCount: 12 },
  { name: "Energy", nearest: "Energy", claimedCount: 20 },
];

/**
 * Industries that a card filters by: its name and its nearest. Empty for no card or an unknown one,
 * which filters nothing.
 */
export function industriesOfCard(name: string | null): string[] {
  const card = industryCards.find((each) => each.name === name);
  return card ? [...new Set([card.name, card.nearest])] : [];
}
