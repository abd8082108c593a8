import { expect, test } from "vitest";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import { problemOf } from "../../../app-server/contract/problem.ts";
import { failureOf } from "./ask-all.tsx";

const refused = (kind: string, status: number): PromiseRejectedResult => ({
  status: "rejected",
  reason: new ApiError(status, "", problemOf(kind, status, "No")),
});

test("failureOf() takes a builder who was asked before for asked [R11]", () => {
  const asked: PromiseFulfilledResult<null> = { status: "fulfilled", value: null };
  const before = refused("price-already-asked", 409);
  expect(failureOf([asked, before])).toBeUndefined();
  for (const failed of [refused("quote-decided", 409), refused("unavailable", 503)]) {
    expect(failureOf([before, failed, asked])).toBe(failed);
  }
});
