import type { Page } from "playwright-core";
import { testDay } from "../../../adapters/system/test/test-time.ts";
import type { QuoteRequestBody } from "../../../app-server/contract/quotes/quote-requests.ts";
import { callApi } from "../call-api.ts";

/** Sends a quote request on behalf of the browser's person. */
export async function askForQuotes(page: Page, tradeShowName: string): Promise<QuoteRequestBody> {
  const form = {
    tradeShowName,
    eventDate: testDay(307),
    venue: "McCormick Place",
    industry: "peninsula",
    boothSize: "20x20",
    serviceType: "exhibit-stand-rental",
    budget: "35000-75000",
    features: ["storage"],
    additionalRequirements: "A quiet corner for talks",
    firstName: "Erin",
    lastName: "Calloway",
    email: "exhibitor@example.com",
    phone: "+1 312 555 0117",
    company: "Northbeam Robotics",
  };
  const answer = await callApi<{ quoteRequest: QuoteRequestBody }>(
    page,
    "POST",
    "/api/quote-requests",
    form,
  );
  return answer.quoteRequest;
}
