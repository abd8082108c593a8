import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AssignedList } from "./assigned-list.tsx";

const failed = { data: undefined, isPending: false, isError: true, isFetching: false };
const shown = (title?: string) =>
  renderToStaticMarkup(<AssignedList list={failed as never} {...(title && { title })} />);

test("a list of assigned requests that could not be read says so, each of its own, with a retry", () => {
  expect(shown()).toContain("Failed to load your assigned quotes. Please try again.");
  const quoted = shown("Quoted, awaiting a decision");
  expect(quoted).toContain("Quoted, awaiting a decision");
  expect(quoted).toContain("Failed to load the requests you&#x27;ve quoted. Please try again.");
  expect(quoted).toContain("Try Again");
});
