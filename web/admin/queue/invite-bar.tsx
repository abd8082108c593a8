import type { RefObject } from "react";
import { Button } from "../../ui/action/button.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Text } from "../../ui/text/text.tsx";
import { inviteLabel } from "./invite-state.ts";
import { bar, forKeyboards } from "./queue.css.ts";

type Props = {
  ticked: readonly string[];
  /** The suggestions that are ticked at first. */
  top: readonly string[];
  /** How many quotes the exhibitor was promised. */
  promised: number;
  /** How many are invited already. */
  invited: number;
  /** The ticked builders are those proposed to keep the promise. */
  isProposed: boolean;
  isSaving: boolean;
  onInvite: () => void;
  button: RefObject<HTMLButtonElement | null>;
  /** Opens the next request without inviting; null on the last. */
  onSkip: (() => void) | null;
};

/** Invites the ticked builders; it stays in sight below the request. */
export function InviteBar({ ticked, top, promised, invited, isProposed, ...rest }: Props) {
  const { isSaving, onInvite, button, onSkip } = rest;
  return (
    <div className={bar}>
      <div role="status">
        <Text size="small" tone="muted">
          {wordsOf({ ticked: ticked.length, promised, invited, isProposed })}
        </Text>
      </div>
      <Inline>
        {onSkip && (
          <Button tone="quiet" onClick={onSkip}>
            Skip
          </Button>
        )}
        <Button
          ref={button}
          tone="accent"
          disabled={ticked.length === 0}
          pending={isSaving}
          onClick={onInvite}
        >
          {isSaving ? "Inviting..." : inviteLabel(ticked, top, promised)}
          <span className={forKeyboards} aria-hidden="true">
            (A)
          </span>
        </Button>
      </Inline>
    </div>
  );
}

type Counts = { ticked: number; promised: number; invited: number; isProposed: boolean };

function wordsOf({ ticked, promised, invited, isProposed }: Counts): string {
  if (isProposed && ticked > 0) {
    return `${ticked} proposed to get ${promised} quotes in time, ${invited} invited`;
  }
  return ticked + invited > promised
    ? `${ticked + invited} builders in all; exhibitors are promised ${promised} quotes`
    : `${ticked} ticked, ${invited} of ${promised} invited`;
}
