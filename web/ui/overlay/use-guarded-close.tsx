import { type ReactNode, use, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import {
  type Blocker,
  type BlockerFunction,
  UNSAFE_DataRouterContext as DataRouterContext,
} from "react-router";
import { AlertDialog } from "./alert-dialog.tsx";
import { askBeforeUnload, isOwnBack } from "./leaving.ts";

type Guarded = {
  /**
   * Closes the dialog, after asking if input would be lost. For Escape, the close button and a
   * press outside.
   */
  close: () => void;
  /** The confirmation dialog, to render beside the guarded dialog. */
  question: ReactNode;
};
type Words = { title: string; description: string };

const typed: Words = { title: "Discard what you typed?", description: "It has not been saved." };

/**
 * Asks before closing a dialog with unsaved input, and before Back, a link, a reload or closing the
 * tab would discard it.
 */
export function useGuardedClose(
  isDirty: boolean,
  onClose: () => void,
  words: Words = typed,
): Guarded {
  const [isAsking, setAsking] = useState(false);
  // the input was sent meanwhile, or the dialog was closed in another way
  if (isAsking && !isDirty) setAsking(false);
  return {
    close: () => (isDirty ? setAsking(true) : onClose()),
    question: (
      <>
        <Question
          {...words}
          open={isAsking}
          onKeep={() => setAsking(false)}
          onDiscard={() => {
            setAsking(false);
            onClose();
          }}
        />
        {isDirty && <LeavingQuestion {...words} onLeft={onClose} />}
      </>
    ),
  };
}

/**
 * Blocks Back, Forward, and links to other pages. URLs of the same page only open and close its
 * dialogs.
 */
const takesPageAway: BlockerFunction = ({ historyAction, currentLocation, nextLocation }) =>
  historyAction === "POP" ? !isOwnBack() : nextLocation.pathname !== currentLocation.pathname;

/**
 * Asks before Back, Forward and links; before a reload or closing the tab the browser asks itself.
 */
function LeavingQuestion({ onLeft, ...words }: Words & { onLeft: () => void }) {
  const blocker = useBlockedLeaving();
  const isLeaving = useRef(false);
  const follow = useEffectEvent((state: Blocker["state"] | undefined) => {
    // the page may stay and only its URL change, so the dialog must be closed explicitly
    if (isLeaving.current && state !== "proceeding") onLeft();
    isLeaving.current = state === "proceeding";
  });
  useEffect(() => follow(blocker?.state), [blocker?.state]);
  useEffect(() => {
    window.addEventListener("beforeunload", askBeforeUnload);
    return () => window.removeEventListener("beforeunload", askBeforeUnload);
  }, []);
  return (
    <Question
      {...words}
      open={blocker?.state === "blocked"}
      onKeep={() => blocker?.reset?.()}
      onDiscard={() => blocker?.proceed?.()}
    />
  );
}

/** Like React Router's `useBlocker`, which every page would load with the router. */
function useBlockedLeaving(): Blocker | undefined {
  const router = use(DataRouterContext)?.router;
  const key = useId();
  const [blocker, setBlocker] = useState<Blocker>();
  useEffect(() => {
    // a history entry that the browser made for a fragment has no index, which the router's blocker
    // needs
    if (!router || window.history.state?.idx == null) return;
    router.getBlocker(key, takesPageAway);
    const stop = router.subscribe(({ blockers }) => setBlocker(blockers.get(key)));
    return () => {
      stop();
      router.deleteBlocker(key);
    };
  }, [router, key]);
  return blocker;
}

type QuestionProps = Words & { open: boolean; onKeep: () => void; onDiscard: () => void };

function Question({ onKeep, onDiscard, ...shown }: QuestionProps) {
  return (
    <AlertDialog
      {...shown}
      onOpenChange={(isOpen) => {
        if (!isOpen) onKeep();
      }}
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      tone="critical"
      onConfirm={onDiscard}
    />
  );
}
