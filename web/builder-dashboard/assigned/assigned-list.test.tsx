import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AssignedList } from "./assigned-list.tsx";

const failed = { data: undefined, isPending: false, isError: true, isFetching: false };
const shown = (title: string) =>
  renderToStaticMarkup(<AssignedList list={failed as never} title={title} count={2} />);

test("a list of assigned requests that could not be read says so, each of its own, with a retry", () => {
  const quoted = shown("Quoted");
  expect(quoted).toContain("Quoted");
  expect(quoted).toContain(
    "We couldn&#x27;t load these requests. Check your connection and try again.",
  );
  expect(quoted).toContain("Try Again");
});
