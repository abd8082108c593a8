import { useQuery } from "@tanstack/react-query";
import type { SyncStateBody } from "../../app-server/contract/admin/content-sync.ts";
import { callQuery } from "../api/call-query.ts";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Table } from "../ui/data/table.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { RowsSkeleton } from "../ui/feedback/rows-skeleton.tsx";
import { Card } from "../ui/layout/card.tsx";
import { CardHeader } from "../ui/layout/card-header.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { Text } from "../ui/text/text.tsx";

type Outcome = NonNullable<SyncStateBody["outcome"]>;

const outcomes: Record<Outcome, { title: string; tone: "positive" | "caution" | "critical" }> = {
  done: { title: "Everything is up to date", tone: "positive" },
  partly: { title: "Some items couldn't be imported. Existing content was kept.", tone: "caution" },
  stopped: {
    title: "Stopped: more than 20% of one content type would be removed",
    tone: "critical",
  },
  failed: { title: "The source couldn't be read. Nothing was changed.", tone: "critical" },
  interrupted: {
    title: "The last sync stopped early. The next one will pick up where it left off.",
    tone: "caution",
  },
};

const sources: Record<string, string> = { notion: "Notion", samples: "the samples" };

const kinds: Record<string, string> = {
  builders: "Builders",
  portfolio: "Projects",
  "trade-shows": "Trade shows",
  blog: "Blog posts",
};

/**
 * The result of the last content sync: one line, with a collapsed table while there are no
 * problems.
 */
export function ContentSync() {
  const query = useQuery(callQuery("GET /api/admin/content-sync"));
  if (query.isError && !query.data) {
    const title = "Error Loading Content Sync";
    return <LoadFailure title={title} couldNot="load the last sync" query={query} />;
  }
  if (query.isPending) return <RowsSkeleton label="Loading the last content sync" rows={1} />;
  const state = query.data;
  if (!state.outcome || !state.endedAt) {
    return <ImportCommands />;
  }
  const { title, tone } = outcomes[state.outcome];
  const isHealthy = state.outcome === "done" && state.problems.length === 0;
  return (
    <Card as="section">
      <Stack gap="medium">
        <CardHeader title="Content Sync" />
        <Notice tone={tone} title={title}>
          From {sources[state.source ?? ""] ?? "a folder"},{" "}
          <DateText iso={state.endedAt} format="near" />
        </Notice>
        {state.kinds.length > 0 && (
          <details open={!isHealthy}>
            <summary>Items by type</summary>
            <Table
              caption="Items by type"
              captionHidden
              rows={state.kinds}
              rowKey={({ kind }) => kind}
              columns={[
                { header: "Type", cell: ({ kind }) => kinds[kind] ?? kind },
                { header: "In source", align: "end", cell: ({ seen }) => seen },
                { header: "New", align: "end", cell: ({ created }) => created },
                { header: "Changed", align: "end", cell: ({ updated }) => updated },
                { header: "Removed", align: "end", cell: ({ removed }) => removed },
                { header: "Saved", align: "end", cell: ({ written }) => written },
                {
                  header: "Problems",
                  cell: ({ failure, flawed }) => failure ?? (flawed || "None"),
                },
              ]}
            />
          </details>
        )}
        <Details
          summary={`Problems (${state.problems.length})`}
          lines={state.problems.map(({ kind, title, sourceId, property, message }) =>
            [kinds[kind] ?? kind, title ?? sourceId, property]
              .filter(Boolean)
              .join(", ")
              .concat(`: ${message}`),
          )}
        />
        <Details
          summary={`Changed on both sides (${state.conflicts.length})`}
          lines={state.conflicts.map(({ title, field, kept }) => {
            const whose =
              kept === "ours" ? "this site's value was kept" : "the source's value was used";
            return `${title}, ${field}: ${whose}`;
          })}
        />
      </Stack>
    </Card>
  );
}

const commands = [
  {
    from: "From a folder of JSON or CSV files, the calendar of shows among them",
    line: "deno task sync-content --folder PATH",
  },
  { from: "From Notion, with NOTION_TOKEN set", line: "deno task sync-content" },
];

/** How content is imported on the server, where nothing was imported yet. */
function ImportCommands() {
  return (
    <Card as="section">
      <Stack gap="medium">
        <CardHeader
          title="Import a folder or Notion"
          subtitle="Run one of these on the server. The result appears here."
        />
        {commands.map(({ from, line }) => (
          <div key={line}>
            <Text>{from}:</Text>
            <pre>{line}</pre>
          </div>
        ))}
      </Stack>
    </Card>
  );
}

function Details({ summary, lines }: { summary: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <details>
      <summary>{summary}</summary>
      <Stack as="ul" gap="small">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
          <Text as="li" key={index}>
            {line}
          </Text>
        ))}
      </Stack>
    </details>
  );
}

/** Alerts on the first view that the last sync had problems; empty otherwise. */
export function SyncAlarm() {
  const { data } = useQuery(callQuery("GET /api/admin/content-sync"));
  if (!data?.outcome || data.outcome === "done") return null;
  const { title, tone } = outcomes[data.outcome];
  return (
    <Notice
      tone={tone}
      title={title}
      action={
        <LinkButton size="small" to="/admin-dashboard?view=content">
          Show content
        </LinkButton>
      }
    />
  );
}
