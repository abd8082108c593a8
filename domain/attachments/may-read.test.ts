import { expect, test } from "vitest";
import { ada, bea, max, member } from "../accounts/examples.ts";
import { beasBooths } from "../builder-profiles/examples.ts";
import { sentRequest } from "../quotes/examples.ts";
import { attachmentOf } from "./examples.ts";
import { shownTo } from "./may-read.ts";

const found = { request: sentRequest, responses: [] } as never;
const brief = attachmentOf(1, { purpose: "brief", builderId: null, name: "Call 702 555 4013.pdf" });
const builder = member(bea, { id: beasBooths.id } as never);

test("shownTo() masks contact data in the name of a brief's file for builders who do not get it yet [Q22]", () => {
  expect(shownTo(builder, found, brief, "awarded").name).toBe(
    "Call [contact data is shown after acceptance].pdf",
  );
  expect(shownTo(builder, found, brief, "assigned")).toBe(brief);
  for (const by of [member(ada), member(max)]) {
    expect(shownTo(by, found, brief, "awarded")).toBe(brief);
  }
});

test("shownTo() leaves the names of other files", () => {
  const own = attachmentOf(2, { purpose: "offer", builderId: beasBooths.id, name: "702 555 4013" });
  expect(shownTo(builder, found, own, "awarded")).toBe(own);
});
