import { useEffect, useRef, useState } from "react";
import { useParams, useSearchParams } from "react-router";
import type { LinkDraft, openLinkDraft } from "./link-draft.ts";

type Use = {
  /** The revision that the form begins from, 0 for a new quote. */
  base: number;
  isItemized: boolean;
  /** The page answers a form: the quote's own was refused, or another. */
  answers: "own" | "other" | null;
};

/** The draft of the quote form: typing survives a reload until it is sent. A refused form comes back as it was sent. */
export function useLinkDraft({ base, isItemized, answers }: Use) {
  const { token = "" } = useParams();
  const [search] = useSearchParams();
  const [isSent] = useState(
    () => answers === null && ["quote", "revise"].includes(search.get("sent") ?? ""),
  );
  const place = useRef<HTMLDivElement>(null);
  const drafts = useRef<ReturnType<typeof openLinkDraft>>(null);
  const isTouched = useRef(false);
  const [draft, setDraft] = useState<LinkDraft | null>(null);
  const began = draft?.base ?? base;

  useEffect(() => {
    let isGone = false;
    void import("./link-draft.ts").then(({ openLinkDraft }) => {
      if (isGone) return;
      const opened = openLinkDraft(token);
      drafts.current = opened;
      if (isSent) {
        opened.clear();
        // after a reload what is typed from now on is a draft again
        history.replaceState(history.state, "", location.pathname + location.hash);
      } else if (answers !== "own" && !isTouched.current) {
        setDraft(opened.read(isItemized));
      }
      const form = place.current?.querySelector("form");
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
  }, [token, isSent, answers, isItemized, base]);

  return {
    place,
    draft,
    base: began,
    onInput() {
      isTouched.current = true;
      const form = place.current?.querySelector("form");
      if (form) drafts.current?.writeSoon(form, began);
    },
    discard() {
      drafts.current?.clear();
      setDraft(null);
    },
  };
}
