import { useEffect, useRef, useState } from "react";
import { useParams, useSearchParams } from "react-router";
import type { LinkedBriefBody } from "../../app-server/contract/quotes/respond-calls.ts";
import { untilLoaded } from "../lazy/until-loaded.ts";
import type { LinkDraft, openLinkDraft } from "./link-draft.ts";

const load = () => import("./link-draft.ts");

type Use = {
  brief: LinkedBriefBody;
  /** The revision that the form begins from, 0 for a new quote. */
  base: number;
  /** The page answers a form: the quote's own was refused, or another. */
  answers: "own" | "other" | null;
};

/** After these nothing that was typed for the quote waits to be sent. */
const lastActs = ["quote", "revise", "decline", "withdraw"];

/** The draft of the quote form: typing survives a reload until it is sent. A refused form comes back as it was sent. */
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
        // after a reload what is typed from now on is a draft again
        history.replaceState(history.state, "", location.pathname + location.hash);
      }
      const mayRestore = !isSent && answers !== "own" && !isTouched.current;
      const found = mayRestore ? opened.read(served) : null;
      // typed before the page came alive
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

  // the form is another one with the draft, and without it
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
    /** Continues with what is typed, based on the quote as it is now. */
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

/** Forgets the draft on a page that takes no quote after what was sent. */
export function useEndedDraft(isEnded: boolean) {
  const { token = "" } = useParams();
  const [search] = useSearchParams();
  const isLast = isEnded && lastActs.includes(search.get("sent") ?? "");
  useEffect(() => {
    if (isLast) void untilLoaded(load).then((it) => it.openLinkDraft(token).clear());
  }, [isLast, token]);
}

/** The name of the field that has the focus, empty for one without a name; null when the focus is elsewhere. */
function focusedIn(form: HTMLFormElement | null | undefined): string | null {
  const focused = document.activeElement;
  return form?.contains(focused) ? (focused?.getAttribute("name") ?? "") : null;
}

/** Focuses the field of this name, or the first. */
function focusIn(form: HTMLFormElement, name: string) {
  const shown = [...form.elements].filter(
    (each) => each.matches("input, select, textarea") && each.getClientRects().length > 0,
  ) as HTMLElement[];
  const named = shown.find((field) => name && field.getAttribute("name") === name);
  (named ?? shown[0])?.focus();
}
