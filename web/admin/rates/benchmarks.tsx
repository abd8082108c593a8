import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { BenchmarksBody } from "../../../app-server/contract/rates/benchmarks.ts";
import {
  type Benchmark,
  benchmarkUnitWords,
  maxBenchmarks,
} from "../../../domain/offers/benchmark.ts";
import { isOld } from "../../../domain/offers/source.ts";
import { callQuery } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { formatMoney } from "../../format.ts";
import { Button } from "../../ui/action/button.tsx";
import { compactRow, rowHead, rows } from "../../ui/data/rows.css.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { AlertDialog } from "../../ui/overlay/alert-dialog.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { useNow } from "../../ui/use-now.ts";
import { BenchmarkDialog } from "./benchmark-dialog.tsx";
import { categoryWords, withBenchmark } from "./benchmark-fields.ts";
import { SourceText } from "./source-text.tsx";

type Opened = { entry: Benchmark | null; act: "edit" | "remove" };

/** The operator's typical prices by category, each with its source. */
export function Benchmarks() {
  const listed = useQuery(callQuery("GET /api/admin/benchmarks"));
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const isFull = (listed.data?.benchmarks.length ?? 0) >= maxBenchmarks;
  return (
    <Card as="section">
      <CardHeader
        title="Benchmarks"
        subtitle="Usual prices. They fill a gap that no other quote prices, and stand beside prices per square foot."
        actions={
          listed.data &&
          !isFull && (
            <Button size="small" onClick={() => setOpened({ entry: null, act: "edit" })}>
              Add a benchmark
            </Button>
          )
        }
      />
      <Loaded
        query={listed}
        loading="Loading benchmarks"
        failure={{
          title: "Error Loading Benchmarks",
          couldNot: "load the benchmarks",
        }}
      >
        {(list) => (
          <>
            {list.benchmarks.length === 0 && (
              <Text tone="muted">
                None yet. Without a benchmark, a comparison leaves open what no quote prices.
              </Text>
            )}
            <ul className={rows}>
              {list.benchmarks.map((entry, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and two may be alike
                <li key={index} className={compactRow}>
                  <Entry entry={entry} onOpen={(act) => setOpened({ entry, act })} />
                </li>
              ))}
            </ul>
            {opened?.act === "edit" && (
              <BenchmarkDialog list={list} opened={opened.entry} onClose={close} />
            )}
            {opened?.act === "remove" && opened.entry && (
              <RemoveBenchmark list={list} entry={opened.entry} onClose={close} />
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Entry({ entry, onOpen }: { entry: Benchmark; onOpen: (act: Opened["act"]) => void }) {
  const now = useNow();
  const name = categoryWords(entry);
  const [low, high] = [formatMoney(entry.low), formatMoney(entry.high)];
  const hidden = <VisuallyHidden>{` ${name}, ${benchmarkUnitWords[entry.unit]}`}</VisuallyHidden>;
  return (
    <Stack gap="xsmall">
      <div className={rowHead}>
        <Heading level={3} size="small">
          {name}
        </Heading>
        <Inline gap="small">
          <Button size="small" onClick={() => onOpen("edit")}>
            Change{hidden}
          </Button>
          <Button size="small" tone="quiet" onClick={() => onOpen("remove")}>
            Remove{hidden}
          </Button>
        </Inline>
      </div>
      <Text>{`${low === high ? low : `${low} to ${high}`} ${benchmarkUnitWords[entry.unit]}`}</Text>
      <SourceText {...entry} isOld={now !== null && isOld(entry, now)} />
    </Stack>
  );
}

type RemoveProps = { list: BenchmarksBody; entry: Benchmark; onClose: () => void };

function RemoveBenchmark({ list, entry, onClose }: RemoveProps) {
  const remove = useChange({
    call: () =>
      fetchApi.call("PUT /api/admin/benchmarks", {
        body: { benchmarks: withBenchmark(list.benchmarks, entry, null), seen: list.version },
      }),
    refreshes: ["admin/benchmarks"],
    done: { title: "Benchmark removed" },
    failed: {
      title: "Benchmark not removed",
      couldNot: "remove the benchmark",
    },
    onDone: onClose,
  });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title="Remove this benchmark?"
      description={`${categoryWords(entry)}, ${benchmarkUnitWords[entry.unit]}: ${entry.source}`}
      confirmLabel="Remove benchmark"
      tone="critical"
      pending={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  );
}
