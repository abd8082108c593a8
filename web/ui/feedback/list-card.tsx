import type { ComponentProps, ReactNode } from "react";
import { Card } from "../layout/card.tsx";
import { CardHeader } from "../layout/card-header.tsx";
import { LoadMore } from "./load-more.tsx";
import { Loaded } from "./loaded.tsx";

type Asked = ComponentProps<typeof Loaded>["query"];
type Paged = ComponentProps<typeof LoadMore>["pages"];

type ListProps<Row> = {
  /** One answer, or pages of them: its data are the rows. */
  query: Omit<Asked, "data"> & { data: readonly Row[] | undefined } & Partial<Paged>;
  /** In place of the list when it has no rows. */
  empty: ReactNode;
  /** The list, of one row or more. */
  children: (rows: readonly Row[]) => ReactNode;
} & Pick<ComponentProps<typeof Loaded>, "loading" | "failure" | "rows">;

/** A list from its query on: rows in outline, a retry, the words for no rows, the rows, and a button for more of them. */
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
