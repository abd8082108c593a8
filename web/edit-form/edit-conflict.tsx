import { Button } from "../ui/action/button.tsx";
import { DataList } from "../ui/data/data-list.tsx";
import { prose } from "../ui/data/rows.css.ts";
import { Notice } from "../ui/feedback/notice.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";

type Props = {
  /** Name of the edited thing: "quote", "profile". */
  what: string;
  differences: { label: string; there: string }[];
  onKeep: () => void;
  onTake: () => void;
};

/**
 * Shown on a conflict while editing: lists the stored values that differ and lets the person
 * choose.
 */
export function EditConflict({ what, differences, onKeep, onTake }: Props) {
  return (
    <Notice
      tone="caution"
      title={`This ${what} was changed in another window`}
      action={
        <Inline gap="small" wrap>
          <Button size="small" onClick={onKeep}>
            Keep what I typed
          </Button>
          <Button size="small" tone="quiet" onClick={onTake}>
            Use the current version
          </Button>
        </Inline>
      }
    >
      <Stack gap="small">
        <span>
          {differences.length > 0
            ? `Nothing you typed is lost. Where it differs, the ${what} now says:`
            : "It matches what you typed."}
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
