import { useLayoutEffect } from "react";
import { useParams, useSearchParams } from "react-router";
import { tryStorage } from "../browser-storage.ts";
import { linkDraftPrefix } from "../session/forget-offer-drafts.ts";

/**
 * The name of the draft for one invitation in this browser. It does not contain the link's
 * signature.
 */
export function linkDraftName(token: string): string {
  const [request, builder] = token.split(".");
  return `${linkDraftPrefix}${request}.${builder}`;
}

/** These forms end the draft: once one was sent, the typed quote is sent or not wanted. */
const lastActs = ["quote", "revise", "decline", "withdraw"];

/**
 * Deletes the draft after such a form was sent. Layout effects run before the form reads its draft.
 */
export function useSentDraft(isRefused: boolean) {
  const { token = "" } = useParams();
  const [search] = useSearchParams();
  const isSent = !isRefused && lastActs.includes(search.get("sent") ?? "");
  useLayoutEffect(() => {
    if (!isSent || !new URLSearchParams(location.search).has("sent")) return;
    tryStorage(() => localStorage.removeItem(linkDraftName(token)));
    // remove the marker from the URL, so that after a reload typing is stored as a draft again
    history.replaceState(history.state, "", location.pathname + location.hash);
  }, [isSent, token]);
}
