import { expect, test } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { ada, bea, member } from "../../accounts/examples.ts";
import { beasBooths } from "../../builder-profiles/examples.ts";
import { categories } from "../../offers/category.ts";
import { lineOf } from "../../offers/examples.ts";
import type { BuilderId, QuoteResponseId } from "../../shared/id.ts";
import { answeredCase, beasResponse } from "../examples.ts";
import { compareQuotes } from "./compare-quotes.ts";

const requestId = answeredCase.request.id;
const idOf = (prefix: string, number: number) =>
  `${prefix}-0000-7000-8000-${String(number).padStart(12, "0")}`;

test("compareQuotes() of 12 quotes of 120 lines takes two reads [R36]", async () => {
  const lines = Array.from({ length: 120 }, (_, at) =>
    lineOf(categories[at % 15] ?? "structure", { amount: at * 100 }),
  );
  const responses = Array.from({ length: 12 }, (_, at) => ({
    ...beasResponse,
    id: idOf("0190d000", at) as QuoteResponseId,
    builderId: idOf("0190b000", at) as BuilderId,
    lines: lines.slice(at % 3),
  }));
  const fakes = openTestPorts({ cases: [{ ...answeredCase, responses }] });
  const reads: string[] = [];
  const counted = <Port extends object>(port: Port) =>
    new Proxy(port, {
      get(target, name) {
        reads.push(String(name));
        return target[name as keyof Port];
      },
    });
  const ports = { ...fakes, quotes: counted(fakes.quotes), builders: counted(fakes.builders) };
  const compare = compareQuotes(ports);
  const result = await compare({ requestId, by: member(ada) });
  expect(reads).toEqual(["findCase", "findMany"]);
  expect(result).toMatchObject({ ok: true, value: { quotes: { length: 12 } } });
});

test("compareQuotes() is not for a builder who quoted [R42]", async () => {
  const compare = compareQuotes(openTestPorts({ cases: [answeredCase] }));
  expect(await compare({ requestId, by: member(bea, beasBooths) })).toEqual({
    ok: false,
    refusal: { kind: "quote-request-not-found" },
  });
});
