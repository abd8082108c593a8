import { renderToStaticMarkup } from "react-dom/server";
import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import type { OfferInput, OfferOutput } from "../../../app-server/contract/quotes/offer-fields.ts";
import { CompactLineRow } from "./compact-line-row.tsx";
import { emptyLine } from "./line-inputs.ts";

function row(facts: Parameters<typeof emptyLine>[1]): string {
  const line = emptyLine("structure", facts);
  function Row() {
    const form = useForm<OfferInput, unknown, OfferOutput>({ defaultValues: { lines: [line] } });
    return (
      <table>
        <tbody>
          <CompactLineRow
            form={form}
            index={0}
            id={line.id}
            category="structure"
            errors={undefined}
            mark={undefined}
            isAsked={false}
            isStart={false}
            onRemove={() => undefined}
          />
        </tbody>
      </table>
    );
  }
  return renderToStaticMarkup(<Row />);
}

test("a row on a phone is name, state and amount: what is counted shows its amount, what is elsewhere who has it [W07]", () => {
  const price = /<input[^>]*aria-label="Structure \(build or rental\): price"/;
  const plain = row({ kind: "included", unitPrice: "52000" });
  expect(plain).toMatch(price);
  expect(plain).not.toMatch(/: (quantity|unit|note|description)"/);
  const counted = row({ kind: "included", quantity: "400", unit: "sq-ft", unitPrice: "120" });
  expect(counted).not.toMatch(price);
  expect(counted).toContain("$48,000");
  expect(row({ kind: "excluded" })).toContain("The show bills it");
  expect(row({ kind: "within" })).toContain("Choose the line with its price");
});
