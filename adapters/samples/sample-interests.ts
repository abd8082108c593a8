import type { BuilderProfile } from "../../domain/builder-profiles/builder-profile.ts";
import type { QuoteRequest } from "../../domain/quotes/quote-request.ts";
import { hourMs } from "../../domain/shared/time/time-units.ts";
import type { InterestRow } from "../postgres/schema/quotes/interest.ts";

const interested: Record<string, string[]> = {
  CES: ["Parallel & Grain", "Sunbelt Show Services", "Rheinlicht Messebau"],
  "東京ゲームショウ Tokyo Game Show": ["Tokyo Booth Kobo"],
  "Natural Products Expo West": ["Parallel & Grain"],
};

/** Builders' interest in pending requests, an hour after each was sent. */
export function sampleInterests(
  requests: readonly QuoteRequest[],
  builders: readonly BuilderProfile[],
): InterestRow[] {
  return requests
    .filter(({ status }) => status === "pending")
    .flatMap(({ id, tradeShowName, createdAt }) =>
      builders
        .filter(({ name }) => interested[tradeShowName]?.some((part) => name.includes(part)))
        .map((builder) => ({
          quote_request_id: id,
          builder_id: builder.id,
          created_at: new Date(createdAt.getTime() + hourMs),
        })),
    );
}
