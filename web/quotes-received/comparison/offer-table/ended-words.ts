import type { ReceivedResponseBody } from "../../../../app-server/contract/quotes/quote-responses.ts";
import { responseLook } from "../../../quotes/request/response-look.ts";

/** Why a quote that isn't pending can't be accepted. */
export function endedWords(response: ReceivedResponseBody): string {
  return response.status === "expired"
    ? "Expired: it can't be accepted anymore"
    : responseLook(response).label;
}
