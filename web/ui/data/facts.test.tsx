import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DataList } from "./data-list.tsx";
import { Facts } from "./facts.tsx";

test.each([
  ["Facts", Facts],
  ["DataList", DataList],
])(
  "%s shows a text of people apart from the direction of what stands around it [Y06]",
  (_, List) => {
    const html = renderToStaticMarkup(<List items={[{ label: "Company", value: "שלום 20" }]} />);
    expect(html).toContain("<bdi>שלום 20</bdi>");
  },
);
