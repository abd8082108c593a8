import { useEffect, useRef } from "react";
import { offerLineLimits } from "../../../domain/offers/offer-line.ts";
import { Button } from "../../ui/action/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { categoryNames, type FillOutcome } from "./line-source.ts";

type Props = {
  outcome: FillOutcome;
  onReplace: () => void;
  onAddNotAsked: () => void;
  onClose: () => void;
};

/** Reports which lines were filled, which typed ones stayed, and which need checking. */
export function FillReport({ outcome, onReplace, onAddNotAsked, onClose }: Props) {
  const { source, filled, typed, dropped, unheld } = outcome;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) frame.current?.focus();
  }, [outcome]);
  const count = filled.length === 1 ? "1 line" : `${filled.length} lines`;
  const names = (lines: readonly { category: (typeof typed)[number] }[]) =>
    categoryNames(lines.map(({ category }) => category));
  return (
    <div ref={frame} tabIndex={-1}>
      <Notice
        tone={filled.length > 0 ? "positive" : "info"}
        title={
          filled.length > 0
            ? `Filled ${count} from ${source.name}`
            : `Nothing filled from ${source.name}`
        }
        action={
          <Inline>
            {typed.length > 0 && (
              <Button size="small" onClick={onReplace}>
                Replace what I typed
              </Button>
            )}
            {source.notAsked.length > 0 && (
              <Button size="small" onClick={onAddNotAsked}>
                Add what isn't asked for
              </Button>
            )}
            <Button size="small" tone="quiet" onClick={onClose}>
              Close
            </Button>
          </Inline>
        }
      >
        <Stack gap="xsmall">
          {filled.length > 0 && (
            <Text>{names(filled)}. Check each line; nothing has been sent.</Text>
          )}
          {source.notes.map((note) => (
            <Text key={note}>{note}</Text>
          ))}
          {unheld.length > 0 && (
            <Text>Choose the line that has the price of: {categoryNames(unheld)}.</Text>
          )}
          {typed.length > 0 && <Text>Left as you typed: {categoryNames(typed)}.</Text>}
          {source.notAsked.length > 0 && (
            <Text>Left out, as this request doesn't ask for it: {names(source.notAsked)}.</Text>
          )}
          {dropped > 0 && (
            <Text>
              A quote has up to {offerLineLimits.lines} lines: {dropped} more are left out.
            </Text>
          )}
        </Stack>
      </Notice>
    </div>
  );
}
