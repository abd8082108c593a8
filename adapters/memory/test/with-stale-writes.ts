import type { QuoteRequestRepository } from "../../../domain/quotes/ports.ts";

/** A repository with a concurrent writer: `meanwhile` runs just before the first save. */
export function withStaleWrites(
  quotes: QuoteRequestRepository,
  meanwhile: () => Promise<unknown>,
): QuoteRequestRepository {
  let raced = false;
  return {
    ...quotes,
    async save(change) {
      if (!raced) {
        raced = true;
        await meanwhile();
      }
      return quotes.save(change);
    },
  };
}
