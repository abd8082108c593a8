import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { callQuery } from "../../api/call-query.ts";
import { AskFigures } from "./ask-figures.tsx";

const text = "For the show's bill, please state in your quote: shipping weight (lb).";
const question = { own: true, to: { id: "b" }, text, askedAt: "2026-11-20T09:00:00.000Z" };

function shown(questions: object[] | null) {
  const client = new QueryClient();
  const { queryKey } = callQuery("GET /api/quote-requests/:id/questions", { params: { id: "r" } });
  if (questions) client.setQueryData(queryKey, { questions } as never);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <AskFigures
        {...{ requestId: "r", builderId: "b", label: "Material handling", canAsk: true }}
        figures={["shippingWeightLb"]}
      />
    </QueryClientProvider>,
  );
}

test("AskFigures asks once it is known that the builder was not asked before [R17]", () => {
  expect(shown(null)).not.toContain("<button");
  expect(shown([])).toContain("<button");
  expect(shown([{ ...question, to: { id: "c" } }])).toContain("<button");
  const asked = shown([question]);
  expect(asked).toContain("Asked on");
  expect(asked).not.toContain("<button");
});
