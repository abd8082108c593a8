import { testDay } from "../../adapters/system/test/test-time.ts";
import type { QuoteRequestFormInput } from "../contract/quotes/quote-requests.ts";

/** A quote request as the wizard sends it: only the fields that must be there. */
export const testForm = {
  tradeShowName: "Consumer Electronics Show",
  eventDate: testDay(35),
  venue: "Las Vegas Convention Center",
  industry: "island",
  boothSize: "20x20",
  serviceType: "exhibit-stand-rental",
  budget: "35000-75000",
  firstName: "Grace",
  lastName: "Hopper",
  email: "grace@compilers.example",
  phone: "+1 555 0101",
  company: "Compilers Inc",
} satisfies QuoteRequestFormInput;
