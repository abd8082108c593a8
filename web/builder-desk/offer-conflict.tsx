import { prose } from "../quotes/rows.css.ts";
import { Button } from "../ui/button.tsx";
import { DataList } from "../ui/data-list.tsx";
import { Inline } from "../ui/inline.tsx";
import { Notice } from "../ui/notice.tsx";
import { Stack } from "../ui/stack.tsx";

type Props = {
  /** A quote of the builder's stands; else the one that was being revised has ended. */
  stands: boolean;
  differences: { label: string; there: string }[];
  onKeep: () => void;
  onTake: () => void;
};

/** The quote changed while this one was being written: what it says now, and which of the two to go on with. */
export function OfferConflict({ stands, differences, onKeep, onTake }: Props) {
  if (!stands) {
    return (
      <Notice
        tone="caution"
        title="Your earlier quote is no longer open"
        action={
          <Button size="small" onClick={onKeep}>
            Write a new quote
          </Button>
        }
      >
        It was answered, withdrawn, or its time has passed. What you typed is still here.
      </Notice>
    );
  }
  return (
    <Notice
      tone="caution"
      title="This quote was changed in another window"
      action={
        <Inline gap="small" wrap>
          <Button size="small" onClick={onKeep}>
            Go on with what I typed
          </Button>
          <Button size="small" tone="quiet" onClick={onTake}>
            Take what it says now
          </Button>
        </Inline>
      }
    >
      <Stack gap="small">
        <span>
          {differences.length > 0
            ? "Nothing of what you typed is lost. Where it differs, the quote says now:"
            : "It says the same as what you typed."}
        </span>
        {differences.length > 0 && (
          <DataList
            columns={1}
            items={differences.map(({ label, there }) => ({
              label,
              value: <span className={prose}>{there}</span>,
            }))}
          />
        )}
      </Stack>
    </Notice>
  );
}
