import { useInfiniteQuery } from "@tanstack/react-query";
import type { ListedEntryBody } from "../../../app-server/contract/commission/commission-money.ts";
import { pagesOf } from "../../api/pages-of.ts";
import { ListCard } from "../../ui/feedback/list-card.tsx";
import { EntriesTable, isOfJob } from "./entries-table.tsx";
import { statementLooks } from "./statement-row.tsx";

const query = pagesOf("GET /api/builders/money", { limit: 50 }, ({ entries }) => entries);

/** The builder's jobs with their commission, and what was paid. */
export function OwnEntries() {
  const pages = useInfiniteQuery(query);
  if (pages.data?.length === 0) return null;
  return (
    <ListCard
      title="Jobs"
      subtitle="Each completed job with its commission, and what was corrected or paid."
      query={pages}
      loading="Loading your jobs"
      failure={{ title: "Error Loading Jobs", couldNot: "load your jobs" }}
      empty={null}
    >
      {(entries) => (
        <EntriesTable
          caption="Jobs and payments, newest first"
          entries={entries}
          last={{ header: "State", cell: (entry) => <State entry={entry} /> }}
        />
      )}
    </ListCard>
  );
}

function State({ entry }: { entry: ListedEntryBody }) {
  const { statement } = entry;
  if (!statement) return "On the next statement";
  const { number, state } = statement;
  return isOfJob(entry) ? `${number}, ${statementLooks[state].label.toLowerCase()}` : number;
}
