import * as z from "zod";

/** A day's exchange rate: millionths of a US dollar per unit of the currency. */
export const exchangeBody = z.object({
  rateMillionths: z.int(),
  source: z.string(),
  day: z.string(),
});

/** US dollars come first, without a rate. */
export const currenciesBody = z.object({
  currencies: z.array(z.object({ currency: z.string(), exchange: exchangeBody.nullable() })),
});
