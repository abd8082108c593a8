import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { NewOrder } from "./new-order.tsx";

const response = { builder: { name: "Alder Exhibits" } } as ReceivedResponseBody;
const shown = (news: object) =>
  renderToStaticMarkup(
    <NewOrder
      news={{ sent: [], revised: [], isReordered: true, ...news }}
      onTake={() => undefined}
    />,
  );

test("NewOrder says that the order changed where no quote did, as after a change of the scope", () => {
  expect(shown({})).toContain("The order changed");
  for (const news of [{ revised: [{ response }] }, { sent: [{ response }], isReordered: false }])
    expect(shown(news)).toContain("The quotes changed");
});
