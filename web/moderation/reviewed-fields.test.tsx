import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ReviewedFields } from "./reviewed-fields.tsx";

test("ReviewedFields() spells sizes and prices as other screens do, and leaves other texts as they are [O05]", () => {
  const facts = { size: "20x30", budget: "$100,000 - $250,000", eventName: "20x30 - the show" };
  const fields = Object.entries(facts).map(([field, text]) => ({
    field,
    label: field,
    now: [text],
    earlier: null,
    isChanged: false,
    isHeld: false,
  }));
  const html = renderToStaticMarkup(<ReviewedFields fields={fields} copies={{}} />);
  expect(html).toContain("20\u00a0×\u00a030\u00a0ft");
  expect(html).toContain("$100,000\u00a0– $250,000");
  expect(html).toContain("20x30 - the show");
});
