import { memo, type ReactNode, useState } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "../../ui/action/button.tsx";
import { FieldError } from "../../ui/form/field-error.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import {
  belowRow,
  chip,
  compactAmount,
  compactCell,
  compactName,
  compactRow,
  sheetCell,
} from "./compact-line-row.css.ts";
import { FillMark } from "./fill-mark.tsx";
import { useLineCells } from "./line-cells.tsx";
import { askedNote } from "./line-editor.css.ts";
import type { LineRowProps } from "./line-row.tsx";

/** One line of the quote on a phone: name, state and amount; the rest is in a sheet. */
export const CompactLineRow = memo(function CompactLineRow({
  mark,
  isAsked,
  isStart,
  onRemove,
  ...line
}: LineRowProps) {
  const { form, index } = line;
  const cells = useLineCells(line);
  const { label, kind, problem, problemId, isCounted } = cells;
  const [isOpen, setOpen] = useState(false);
  const said = useWatch({ control: form.control, name: `lines.${index}.label` });
  const hasPrice = kind !== "excluded" && kind !== "within";
  return (
    <tr className={compactRow}>
      <th scope="row" className={compactCell}>
        <button
          type="button"
          className={compactName}
          aria-describedby={problem ? problemId : undefined}
          onClick={() => setOpen(true)}
        >
          {said || label}
          <VisuallyHidden>{" quantity, unit, note"}</VisuallyHidden>
        </button>
      </th>
      <td className={compactCell}>{cells.kindChoice(isStart, chip)}</td>
      <td className={compactCell}>
        {kind === "excluded" && !isOpen && cells.biller()}
        {kind === "within" && !isOpen && cells.holder()}
        {hasPrice && !isOpen && !isCounted && cells.unitPriceField()}
        {hasPrice && (isOpen || isCounted) && (
          <button type="button" className={compactAmount} onClick={() => setOpen(true)}>
            <VisuallyHidden>{`${label}: amount `}</VisuallyHidden>
            {cells.amount() || "–"}
          </button>
        )}
      </td>
      {(isAsked || mark || problem) && (
        <td className={belowRow}>
          {isAsked && <span className={askedNote}>Asked for by the exhibitor</span>}
          {mark && <FillMark mark={mark} {...cells.price} />}
          {problem && <FieldError id={problemId}>{problem}</FieldError>}
        </td>
      )}
      {isOpen && (
        <td>
          <Dialog
            open
            onOpenChange={setOpen}
            title={said || label}
            footer={
              <>
                <Button tone="quiet" onClick={() => onRemove(index)}>
                  {`Remove ${label}`}
                </Button>
                <Button onClick={() => setOpen(false)}>Done</Button>
              </>
            }
          >
            <Stack gap="medium">
              <SheetCell name="Description">{cells.description()}</SheetCell>
              {kind === "excluded" && (
                <SheetCell name="Who takes care of it">{cells.biller()}</SheetCell>
              )}
              {kind === "within" && <SheetCell name="Its price is in">{cells.holder()}</SheetCell>}
              {hasPrice && (
                <>
                  <SheetCell name="Quantity (1 if left empty)">{cells.count()}</SheetCell>
                  <SheetCell name="Unit">{cells.unitChoice()}</SheetCell>
                  <SheetCell name="Unit price">{cells.unitPriceField()}</SheetCell>
                </>
              )}
              <SheetCell name="Note">{cells.note()}</SheetCell>
            </Stack>
          </Dialog>
        </td>
      )}
    </tr>
  );
});

/** A control of the sheet below its name, which the control itself says with the line's. */
function SheetCell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={sheetCell}>
      <span aria-hidden="true">{name}</span>
      {children}
    </div>
  );
}
