import type { ComponentProps, ReactNode } from "react";
import { Card } from "../layout/card.tsx";
import { CardHeader } from "../layout/card-header.tsx";
import { LoadMore } from "./load-more.tsx";
import { Loaded } from "./loaded.tsx";

type Asked = ComponentProps<typeof Loaded>["query"];
type Paged = ComponentProps<typeof LoadMore>["pages"];

type ListProps<Row> = {
  /** A query whose data are the rows; it may be infinite. */
  query: Omit<Asked, "data"> & { data: readonly Row[] | undefined } & Partial<Paged>;
  /** Shown in place of the list when it has no rows. */
  empty: ReactNode;
  /** Renders the list of at least one row. */
  children: (rows: readonly Row[]) => ReactNode;
} & Pick<ComponentProps<typeof Loaded>, "loading" | "failure" | "rows">;

/**
 * A list for a query: a skeleton, an error with a retry, an empty state, or the rows with a button
 * to load more.
 */
export function List<Row>({ query, empty, children, ...words }: ListProps<Row>) {
  return (
    <>
      <Loaded query={query} {...words}>
        {(rows: readonly Row[]) => (rows.length > 0 ? children(rows) : empty)}
      </Loaded>
      {isPaged(query) && <LoadMore pages={query} />}
    </>
  );
}

type CardProps<Row> = ListProps<Row> &
  Pick<ComponentProps<typeof CardHeader>, "subtitle" | "actions"> & { title: string };

/** A list in a card of its own. */
export function ListCard<Row>({ title, subtitle, actions, ...list }: CardProps<Row>) {
  return (
    <Card as="section">
      <CardHeader title={title} subtitle={subtitle} actions={actions} />
      <List {...list} />
    </Card>
  );
}

function isPaged(query: Partial<Paged>): query is Paged {
  return query.fetchNextPage !== undefined;
}
