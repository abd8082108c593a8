import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { List, ListCard } from "./list-card.tsx";

const query = {
  data: undefined as readonly string[] | undefined,
  isPending: false,
  isError: false,
  isFetching: false,
  refetch() {},
};
const words = {
  loading: "Loading cats",
  failure: { title: "Error Loading Cats", text: "Try again." },
  empty: <p>No cats yet</p>,
};
const textOf = (given: Partial<typeof query> & { hasNextPage?: boolean }) =>
  renderToStaticMarkup(
    <List {...words} query={{ ...query, fetchNextPage() {}, isFetchingNextPage: false, ...given }}>
      {(cats) => <ul>{cats.join(", ")}</ul>}
    </List>,
  );

test("a list shows that it is read, that it failed with a retry, that it is empty, or its rows and more", () => {
  expect(textOf({ isPending: true })).toContain("Loading cats");
  expect(textOf({ isError: true })).toMatch(/Error Loading Cats.*Try Again/);
  expect(textOf({ data: [] })).toBe("<p>No cats yet</p>");
  expect(textOf({ data: ["Tom", "Kit"] })).toBe("<ul>Tom, Kit</ul>");
  expect(textOf({ data: ["Tom"], hasNextPage: true })).toMatch(/Tom.*Load more/);
});

test("a failed second reading keeps the rows of the first", () => {
  expect(textOf({ data: ["Tom"], isError: true })).toMatch(/Try Again.*Tom/);
});

test("a card has the title above its list", () => {
  const card = renderToStaticMarkup(
    <ListCard {...words} title="Cats" query={{ ...query, data: ["Tom"] }}>
      {(cats) => <ul>{cats}</ul>}
    </ListCard>,
  );
  expect(card).toMatch(/<section.*<h2[^>]*>Cats<\/h2>.*<ul>Tom<\/ul>/);
});
