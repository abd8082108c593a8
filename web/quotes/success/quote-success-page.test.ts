import { expect, test } from "vitest";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import { loader } from "./quote-success-page.tsx";

/** The loader's answer when the request is read with this outcome. */
const served = (outcome: () => Promise<unknown>, id: string | undefined = "one") =>
  loader({ params: { id }, context: { get: () => ({ call: outcome }) } } as never);
const failing = (status: number) => async () => {
  throw new ApiError(status, "");
};

test("a request that could not be read may be there, one that its reader may not see is not [C11]", async () => {
  const request = { id: "one" };
  expect(await served(async () => request)).toEqual({ request, isUnread: false });
  for (const status of [400, 401, 403, 404]) {
    expect(await served(failing(status))).toEqual({ request: null, isUnread: false });
  }
  for (const status of [429, 500, 503]) {
    expect(await served(failing(status))).toEqual({ request: null, isUnread: true });
  }
  const refused = async () => {
    throw new Error("no connection");
  };
  expect(await served(refused)).toEqual({ request: null, isUnread: true });
});
