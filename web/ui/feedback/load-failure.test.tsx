import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import { LoadFailure } from "./load-failure.tsx";

const shown = (error: unknown) =>
  renderToStaticMarkup(
    <LoadFailure
      title="Error Loading People"
      text="Please try again."
      query={{ refetch() {}, isFetching: false, error }}
    />,
  );
const refusal = (type: string) =>
  new ApiError(403, JSON.stringify({ type, title: "Refused", status: 403, message: "Refused" }));

test("a list that waits for a fresh proof is not called one that failed; others are", () => {
  expect(shown(refusal("/problems/fresh-proof-needed"))).toBe("");
  expect(shown(refusal("/problems/admins-only"))).toContain("Error Loading People");
  expect(shown(new TypeError("Down"))).toContain("Error Loading People");
  expect(shown(undefined)).toContain("Error Loading People");
});
