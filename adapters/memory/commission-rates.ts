import type { CommissionRateRepository } from "../../domain/commission/ports.ts";

/** No commission rates: as on a site whose operator has set none. */
export function createMemoryCommissionRates(): Pick<
  CommissionRateRepository,
  "findRates" | "hasAgreed" | "versionOfQuote" | "findTermsIfWon"
> {
  return {
    findRates: async () => ({ current: null, next: null, hasExceptions: false }),
    hasAgreed: async () => false,
    versionOfQuote: async () => null,
    findTermsIfWon: async () => null,
  };
}
