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

test("what a new profile changed is said in one notice, with no earlier value beside a field [W15]", () => {
  const field = (label: string, earlier: string, now: string) => ({
    field: label,
    label,
    now: [now],
    earlier: [earlier],
    isChanged: earlier !== now,
    isHeld: false,
  });
  const fields = [
    field("Completed projects", "16,000", "160"),
    field("Description", "We build.", "We build. ".repeat(9)),
    field("Country", "Canada", "Canada"),
  ];
  const html = renderToStaticMarkup(<ReviewedFields fields={fields} copies={{}} isNew />);
  expect(html).toContain("2 fields changed since the last decision");
  expect(html).toContain("Completed projects: 16,000, then 160");
  expect(html).toContain("Description: changed");
  expect(html).not.toContain("Earlier");
  const live = renderToStaticMarkup(<ReviewedFields fields={fields} copies={{}} />);
  expect(live.match(/Earlier/g)).toHaveLength(2);
  expect(live).not.toContain("then 160");
});
