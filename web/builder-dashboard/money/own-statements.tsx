import { useInfiniteQuery } from "@tanstack/react-query";
import { pagesOf } from "../../api/pages-of.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListCard } from "../../ui/feedback/list-card.tsx";
import { ContestDialog } from "./contest-dialog.tsx";
import { StatementsTable } from "./statements-table.tsx";

const query = pagesOf("GET /api/statements", { limit: 50 }, ({ statements }) => statements);

/** The builder's statements. */
export function OwnStatements() {
  return (
    <ListCard
      title="Statements"
      subtitle="On the 1st of a month we bill the month before."
      query={useInfiniteQuery(query)}
      loading="Loading your statements"
      failure={{ title: "Error Loading Statements", couldNot: "load your statements" }}
      empty={
        <EmptyState
          title="No statements yet"
          text="You get one by email when there is one to pay."
        />
      }
    >
      {(statements) => (
        <StatementsTable
          statements={statements}
          actions={(statement) =>
            statement.total > 0 && statement.state !== "closed" ? (
              <ContestDialog statement={statement} />
            ) : null
          }
        />
      )}
    </ListCard>
  );
}
