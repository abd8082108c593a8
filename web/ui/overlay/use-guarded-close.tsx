import { type ReactNode, use, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import {
  type Blocker,
  type BlockerFunction,
  UNSAFE_DataRouterContext as DataRouterContext,
} from "react-router";
import { AlertDialog } from "./alert-dialog.tsx";
import { askBeforeUnload, isOwnBack } from "./leaving.ts";

type Guarded = {
  /** Closes, after asking when something typed would be lost. For Escape, the cross and a press beside the dialog. */
  close: () => void;
  /** The confirmation, to render beside the guarded dialog. */
  question: ReactNode;
};
type Words = { title: string; description: string };

const typed: Words = { title: "Discard what you typed?", description: "It has not been saved." };

/** Asks before closing a dialog with unsaved input, and before the browser's Back, a link, a reload or a closed tab takes it away. */
export function useGuardedClose(
  isDirty: boolean,
  onClose: () => void,
  words: Words = typed,
): Guarded {
  const [isAsking, setAsking] = useState(false);
  // what was typed is sent meanwhile, or the dialog was left in another way
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

/** Back, Forward, and links to other pages. Addresses of the same page open and close what stands on it. */
const takesPageAway: BlockerFunction = ({ historyAction, currentLocation, nextLocation }) =>
  historyAction === "POP" ? !isOwnBack() : nextLocation.pathname !== currentLocation.pathname;

/** Asks before Back, Forward and links; for a reload or a closed tab the browser asks, in its own words. */
function LeavingQuestion({ onLeft, ...words }: Words & { onLeft: () => void }) {
  const blocker = useBlockedLeaving();
  const isLeaving = useRef(false);
  const follow = useEffectEvent((state: Blocker["state"] | undefined) => {
    // the dialog may stand on a page that stays, as between two of its addresses
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

/** As React Router's `useBlocker`, which every page would load with the router. */
function useBlockedLeaving(): Blocker | undefined {
  const router = use(DataRouterContext)?.router;
  const key = useId();
  const [blocker, setBlocker] = useState<Blocker>();
  useEffect(() => {
    // an entry that the browser made, as of a link to a part of the page, has no place in the router's order
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
