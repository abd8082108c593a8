import type { QuoteRequestRepository } from "../../domain/quotes/ports.ts";

/** The repository as it is when somebody else is quicker: `meanwhile` happens just before the first save. */
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
