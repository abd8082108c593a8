import * as z from "zod";

/** The rate of a day: millionths of a US dollar for one unit of the currency. */
export const exchangeBody = z.object({
  rateMillionths: z.int(),
  source: z.string(),
  day: z.string(),
});

/** US dollars come first, without a rate. */
export const currenciesBody = z.object({
  currencies: z.array(z.object({ currency: z.string(), exchange: exchangeBody.nullable() })),
});
