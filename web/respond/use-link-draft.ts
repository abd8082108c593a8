import { useEffect, useRef, useState } from "react";
import { useParams, useSearchParams } from "react-router";
import type { LinkedBriefBody } from "../../app-server/contract/quotes/respond-calls.ts";
import { untilLoaded } from "../lazy/until-loaded.ts";
import type { LinkDraft, openLinkDraft } from "./link-draft.ts";

const load = () => import("./link-draft.ts");

type Use = {
  brief: LinkedBriefBody;
  /** The revision that the form is based on, 0 for a new quote. */
  base: number;
  /**
   * Set when the page answers a refused form: `own` if it was the quote form, otherwise `other`.
   */
  answers: "own" | "other" | null;
};

/** Forms after which no typed quote is left to send. */
const lastActs = ["quote", "revise", "decline", "withdraw"];

/**
 * The draft of the quote form: typed input survives a reload until it is sent. A refused form keeps
 * its values as they were sent.
 */
export function useLinkDraft({ brief, base, answers }: Use) {
  const { token = "" } = useParams();
  const [search] = useSearchParams();
  const [isSent] = useState(() => answers === null && lastActs.includes(search.get("sent") ?? ""));
  const [served] = useState(brief);
  const place = useRef<HTMLDivElement>(null);
  const drafts = useRef<ReturnType<typeof openLinkDraft>>(null);
  const isTouched = useRef(false);
  const toFocus = useRef<string>(null);
  const [draft, setDraft] = useState<LinkDraft | null>(null);
  const began = draft?.base ?? base;

  useEffect(() => {
    let isGone = false;
    void untilLoaded(load).then(({ openLinkDraft, isTypedBeside }) => {
      if (isGone) return;
      const opened = openLinkDraft(token);
      drafts.current = opened;
      const form = place.current?.querySelector("form");
      if (isSent) {
        opened.clear();
        // remove the marker from the URL, so that after a reload typing is stored as a draft again
        history.replaceState(history.state, "", location.pathname + location.hash);
      }
      const mayRestore = !isSent && answers !== "own" && !isTouched.current;
      const found = mayRestore ? opened.read(served) : null;
      // input typed before hydration
      const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
      if (isTypedBeside(found?.typed ?? {}, fields)) isTouched.current = true;
      else if (found) {
        toFocus.current = focusedIn(form);
        setDraft(found);
      }
      if (isTouched.current && form) opened.writeSoon(form, base);
    });
    const flush = () => drafts.current?.flush();
    addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      isGone = true;
      removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flush);
    };
  }, [token, isSent, answers, served, base]);

  // the form is remounted when the draft is restored or discarded: move the focus to the new one
  useEffect(() => {
    const form = place.current?.querySelector("form");
    if (toFocus.current !== null && form) focusIn(form, toFocus.current);
    toFocus.current = null;
  });

  return {
    place,
    draft,
    base: began,
    onInput() {
      isTouched.current = true;
      const form = place.current?.querySelector("form");
      if (form) drafts.current?.writeSoon(form, began);
    },
    /** Continues with the typed values, based on the current quote. */
    keep() {
      const form = place.current?.querySelector("form");
      if (form) drafts.current?.writeSoon(form, base);
      setDraft((own) => own && { ...own, base, differences: null });
    },
    discard() {
      drafts.current?.clear();
      toFocus.current = "";
      setDraft(null);
    },
  };
}

/** Deletes the draft when the page takes no more quotes after the form that was sent. */
export function useEndedDraft(isEnded: boolean) {
  const { token = "" } = useParams();
  const [search] = useSearchParams();
  const isLast = isEnded && lastActs.includes(search.get("sent") ?? "");
  useEffect(() => {
    if (isLast) void untilLoaded(load).then((it) => it.openLinkDraft(token).clear());
  }, [isLast, token]);
}

/** Name of the focused field, empty if it has none; null when the focus is outside of the form. */
function focusedIn(form: HTMLFormElement | null | undefined): string | null {
  const focused = document.activeElement;
  return form?.contains(focused) ? (focused?.getAttribute("name") ?? "") : null;
}

/** Focuses the field with this name, or the first one. */
function focusIn(form: HTMLFormElement, name: string) {
  const shown = [...form.elements].filter(
    (each) => each.matches("input, select, textarea") && each.getClientRects().length > 0,
  ) as HTMLElement[];
  const named = shown.find((field) => name && field.getAttribute("name") === name);
  (named ?? shown[0])?.focus();
}
