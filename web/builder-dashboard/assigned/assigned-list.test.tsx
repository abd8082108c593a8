import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AssignedList } from "./assigned-list.tsx";

const failed = { data: undefined, isPending: false, isError: true, isFetching: false };
const shown = (title?: string) =>
  renderToStaticMarkup(<AssignedList list={failed as never} {...(title && { title })} />);

test("a list of assigned requests that could not be read says so, each of its own, with a retry", () => {
  expect(shown()).toContain(
    "We couldn&#x27;t load your assigned quotes. Check your connection and try again.",
  );
  const quoted = shown("Quoted, awaiting a decision");
  expect(quoted).toContain("Quoted, awaiting a decision");
  expect(quoted).toContain(
    "We couldn&#x27;t load the requests you&#x27;ve quoted. Check your connection and try again.",
  );
  expect(quoted).toContain("Try Again");
});
