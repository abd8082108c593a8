import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { Page, PageRequest } from "../../shared/page.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import type { QuoteRequestRepository } from "../ports.ts";
import { type OwnRequest, withProgress } from "./own-request.ts";
import type { OwnRequestOrder } from "./request-need.ts";

type Needs = { quotes: QuoteRequestRepository; clock: Clock };
type ListOwnRequests = { by: Principal; page: PageRequest; order?: OwnRequestOrder };

/** An exhibitor lists their requests with their progress, newest first or by need. */
export function listOwnRequests({ quotes, clock }: Needs) {
  return async ({
    by,
    page,
    order,
  }: ListOwnRequests): Promise<Result<Page<OwnRequest>, NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const { items, next } = await quotes.listOfUser(by.user.id, page, order);
    return ok({ items: await withProgress(quotes, items, clock.now()), next });
  };
}
