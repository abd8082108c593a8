import Trash from "lucide-react/icons/trash-2";
import { type MouseEvent, memo, useState } from "react";
import { flushSync } from "react-dom";
import { IconButton } from "../../ui/action/icon-button.tsx";
import { cell } from "../../ui/form/editable-table.css.ts";
import { FieldError } from "../../ui/form/field-error.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { FillMark, type RowMark } from "./fill-mark.tsx";
import { type LineOf, useLineCells } from "./line-cells.tsx";
import {
  addNote,
  amount,
  askedNote,
  inPlaceOfPrice,
  nameCell,
  nameLine,
  noteField,
  removeCell,
  row,
} from "./line-editor.css.ts";

export type LineRowProps = LineOf & {
  /** The source of its filled-in price. */
  mark: RowMark | undefined;
  /** Whether the exhibitor asked for its price. */
  isAsked: boolean;
  /** Whether the dialog focuses this row on open. */
  isStart: boolean;
  onRemove: (index: number) => void;
};

/** One line of the quote on a wide screen. Typing renders only this row. */
export const LineRow = memo(function LineRow({
  mark,
  isAsked,
  isStart,
  onRemove,
  ...line
}: LineRowProps) {
  const { form, index } = line;
  const cells = useLineCells(line);
  const { label, kind, problem, problemId } = cells;
  const [hasNote, setHasNote] = useState(() => form.getValues(`lines.${index}.note`) !== "");

  // focuses at once: react-hook-form's `shouldFocus` waits and loses the first keys
  function onAddNote({ currentTarget }: MouseEvent<HTMLElement>) {
    const line = currentTarget.closest("tr");
    flushSync(() => setHasNote(true));
    line?.querySelector<HTMLInputElement>("[data-column=note]")?.focus();
  }

  return (
    <tr className={row}>
      <th scope="row" className={nameCell}>
        <span className={nameLine}>
          {label}
          {kind !== "" && !hasNote && (
            <button type="button" className={addNote} onClick={onAddNote}>
              Add a note
              <VisuallyHidden>{` to ${label}`}</VisuallyHidden>
            </button>
          )}
        </span>
        {isAsked && <span className={askedNote}>Asked for by the exhibitor</span>}
        {mark && <FillMark mark={mark} {...cells.price} />}
      </th>
      <td className={cell}>
        {cells.description()}
        {hasNote && (
          <span className={noteField}>
            <span aria-hidden="true">Note</span>
            {cells.note()}
          </span>
        )}
        {problem && <FieldError id={problemId}>{problem}</FieldError>}
      </td>
      <td className={cell}>{cells.kindChoice(isStart)}</td>
      {kind === "excluded" && (
        <td className={inPlaceOfPrice} colSpan={4}>
          {cells.biller()}
        </td>
      )}
      {kind === "within" && (
        <td className={inPlaceOfPrice} colSpan={4}>
          {cells.holder()}
        </td>
      )}
      {kind !== "excluded" && kind !== "within" && (
        <>
          <td className={cell}>{cells.count()}</td>
          <td className={cell}>{cells.unitChoice()}</td>
          <td className={cell}>{cells.unitPriceField()}</td>
          <td className={amount}>{cells.amount()}</td>
        </>
      )}
      <td className={removeCell}>
        <IconButton
          label={`Remove ${label}`}
          icon={<Trash size={18} aria-hidden="true" />}
          onClick={() => onRemove(index)}
        />
      </td>
    </tr>
  );
});
