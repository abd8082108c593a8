import { toQuoteResponseRow } from "../../adapters/postgres/quote-cases/quote-response-mapper.ts";
import { insertRows } from "../../adapters/postgres/sql/rows.ts";
import { ada } from "../../domain/accounts/examples.ts";
import { islandOffers, islandRequest } from "../../domain/offers/examples.ts";
import { offerTotal } from "../../domain/offers/line-amount.ts";
import { bea, beasResponse, carl } from "../../domain/quotes/examples.ts";
import type { BuilderId, QuoteRequestId, QuoteResponseId } from "../../domain/shared/id.ts";
import type { TestApp } from "./test-app.ts";

/** Ada's request with the quotes of the worked example: A by Bea, B by Carl, C and D by builders whose profiles are gone. */
export async function givenIsland(app: TestApp) {
  const { requestId } = await app.given("sent", { userId: ada.id, ...islandRequest });
  const builderIds = [bea, carl, ...[1, 2].map(() => crypto.randomUUID() as BuilderId)];
  const quotes = Object.values(islandOffers).map((lines, index) => ({
    ...beasResponse,
    id: crypto.randomUUID() as QuoteResponseId,
    quoteRequestId: requestId as QuoteRequestId,
    builderId: builderIds[index] as BuilderId,
    lines,
    quotedAmount: lines.length > 0 ? offerTotal(lines) : 79_000_00,
    createdAt: new Date(beasResponse.createdAt.getTime() - index),
    validUntil: new Date("2099-01-01T00:00:00Z"),
  }));
  await insertRows(app.newEm(), "quote_response", quotes.map(toQuoteResponseRow));
  return `/api/quote-requests/${requestId}`;
}
