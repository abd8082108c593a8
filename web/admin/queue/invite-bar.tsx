import type { RefObject } from "react";
import { promisedQuotes } from "../../../domain/quotes/limits.ts";
import { Button } from "../../ui/action/button.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Text } from "../../ui/text/text.tsx";
import { inviteLabel } from "./invite-state.ts";
import { bar, forKeyboards } from "./queue.css.ts";

type Props = {
  ticked: readonly string[];
  /** The suggestions that are ticked at first. */
  top: readonly string[];
  /** How many are invited already. */
  invited: number;
  isSaving: boolean;
  onInvite: () => void;
  button: RefObject<HTMLButtonElement | null>;
  /** Opens the next request without inviting; null on the last. */
  onSkip: (() => void) | null;
};

/** Invites the ticked builders; it stays in sight below the request. */
export function InviteBar({ ticked, top, invited, isSaving, onInvite, button, onSkip }: Props) {
  const all = invited + ticked.length;
  return (
    <div className={bar}>
      <div role="status">
        <Text size="small" tone="muted">
          {all > promisedQuotes
            ? `${all} builders in all; exhibitors are promised ${promisedQuotes} quotes`
            : `${ticked.length} ticked, ${invited} of ${promisedQuotes} invited`}
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
          {isSaving ? "Inviting..." : inviteLabel(ticked, top)}
          <span className={forKeyboards} aria-hidden="true">
            (A)
          </span>
        </Button>
      </Inline>
    </div>
  );
}
