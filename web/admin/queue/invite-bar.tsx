import type { RefObject } from "react";
import { Button } from "../../ui/action/button.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Text } from "../../ui/text/text.tsx";
import { inviteLabel, shortNames } from "./invite-state.ts";
import { bar, forKeyboards } from "./queue.css.ts";

type Props = {
  ticked: readonly string[];
  /** Names of the checked builders. */
  names: readonly string[];
  /** Ids of the suggestions that are checked by default. */
  top: readonly string[];
  /** Number of quotes that the exhibitor was promised. */
  promised: number;
  /** Number of builders already invited. */
  invited: number;
  /** Whether every checked builder is among those proposed for keeping the promise. */
  isProposed: boolean;
  isSaving: boolean;
  onInvite: () => void;
  button: RefObject<HTMLButtonElement | null>;
  /** Opens the next request without inviting; null on the last one. */
  onSkip: (() => void) | null;
};

/** The button that invites the checked builders; it stays visible below the request. */
export function InviteBar({ ticked, names, top, promised, invited, isProposed, ...rest }: Props) {
  const { isSaving, onInvite, button, onSkip } = rest;
  return (
    <div className={bar}>
      <div role="status">
        <Text weight="strong">{shortNames(names)}</Text>
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
    : `${ticked} selected, ${invited} of ${promised} invited`;
}
