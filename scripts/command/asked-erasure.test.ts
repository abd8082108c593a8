import { expect, test } from "vitest";
import { askedErasure } from "./asked-erasure.ts";
import { WrongUse } from "./wrong-use.ts";

const id = "0190c000-0000-7000-8000-0000000000ff";

test("askedErasure() takes one id or one address, and nothing else", () => {
  expect(askedErasure([id.toUpperCase()], false)).toEqual({ requestId: id });
  expect(askedErasure(["a@b.example"], true)).toEqual({ email: "a@b.example", withAccount: true });
  for (const wrong of [[], [""], ["nobody"], ["a@b.example", "c@d.example"], [id, id]]) {
    expect(() => askedErasure(wrong, false), wrong.join(" ")).toThrow(WrongUse);
  }
  expect(() => askedErasure([id], true)).toThrow("--account goes with an email address");
});
