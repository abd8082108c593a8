import { type ClipboardEvent, type ReactNode, useCallback, useState } from "react";
import { useFieldArray } from "react-hook-form";
import type { LineInput } from "../../../app-server/contract/quotes/line-fields.ts";
import { type Category, categoryList } from "../../../domain/offers/category.ts";
import { offerLineLimits } from "../../../domain/offers/offer-line.ts";
import { Button } from "../../ui/action/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { adder, tools } from "../../ui/form/editable-table.css.ts";
import { EditableTable } from "../../ui/form/editable-table.tsx";
import { Select } from "../../ui/form/select.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { useIsWide } from "../../ui/use-is-wide.ts";
import { CompactLineRow } from "./compact-line-row.tsx";
import type { RowMarks } from "./fill-mark.tsx";
import { emptyLine } from "./line-inputs.ts";
import { LineRow } from "./line-row.tsx";
import type { OfferFormApi } from "./offer-form-api.ts";
import { PasteLines } from "./paste-lines.tsx";
import { withPasted } from "./pasted-lines.ts";

type Props = {
  form: OfferFormApi;
  toPrice: readonly string[];
  /** Renders the buttons above the lines that fill them from elsewhere, the one to paste included. */
  fill?: (onRows: (rows: LineInput[], filled: RowMarks) => void, paste: ReactNode) => ReactNode;
};

const headings = [
  "Category",
  "Description",
  "In your price",
  "Quantity",
  "Unit",
  "Price",
  "Amount",
];
const widths = "13rem minmax(0, 1fr) 9.25rem 6rem 7rem 7.5rem 7rem 3rem";
const categoryOptions = categoryList.map(({ key, label }) => ({ value: key, label }));

/**
 * The lines of a quote as a spreadsheet. It starts with a row for each category that the request
 * asks for.
 */
export function LineEditor({ form, toPrice, fill }: Props) {
  const { fields, append, remove, replace } = useFieldArray({
    control: form.control,
    name: "lines",
    keyName: "key",
  });
  const [pasting, setPasting] = useState<string | null>(null);
  const [marks, setMarks] = useState<RowMarks>({});
  const { errors } = form.formState;
  const wrong = errors.lines?.root?.message ?? errors.lines?.message;
  const onRemove = useCallback((index: number) => remove(index), [remove]);
  const firstIndex = fields.findIndex(({ category }) => toPrice.includes(category));
  const Row = useIsWide() ? LineRow : CompactLineRow;
  const isFull = fields.length >= offerLineLimits.lines;

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData("text/plain");
    if (!text.includes("\t")) return;
    event.preventDefault();
    setPasting(text);
  }
  function onAdd(lines: LineInput[]) {
    replace(withPasted(form.getValues("lines"), lines));
    setPasting(null);
  }

  function onRows(rows: LineInput[], filled: RowMarks) {
    replace(rows);
    setMarks((before) => ({ ...before, ...filled }));
  }

  const paste = pasting === null && (
    <Button size="small" onClick={() => setPasting("")}>
      Paste
      <VisuallyHidden> from a spreadsheet</VisuallyHidden>
    </Button>
  );
  return (
    <Stack gap="medium">
      {fill ? fill(onRows, paste) : <Inline>{paste}</Inline>}
      {pasting !== null && (
        <PasteLines
          control={form.control}
          text={pasting}
          onText={setPasting}
          onAdd={onAdd}
          onCancel={() => setPasting(null)}
        />
      )}
      {wrong && (
        <Notice tone="critical" title="The lines can't be sent yet">
          {wrong}
        </Notice>
      )}
      <EditableTable
        name="Lines of your quote"
        headings={headings}
        widths={widths}
        onPaste={onPaste}
      >
        {fields.map(({ key, id, category }, index) => (
          <Row
            key={key}
            form={form}
            index={index}
            id={id}
            category={category}
            errors={errors.lines?.[index]}
            mark={marks[id]}
            isAsked={toPrice.includes(category)}
            isStart={index === firstIndex}
            onRemove={onRemove}
          />
        ))}
      </EditableTable>
      <div className={tools}>
        <div className={adder}>
          <Select
            aria-label="Add a line"
            placeholder="Add a line: choose its category"
            options={categoryOptions}
            value=""
            disabled={isFull}
            onChange={(event) => {
              const line = emptyLine(event.target.value as Category, { kind: "included" });
              append(line, { focusName: `lines.${fields.length}.unitPrice` });
            }}
          />
        </div>
      </div>
    </Stack>
  );
}
