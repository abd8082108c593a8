import type { ReplayBody } from "../../../app-server/contract/promise/promise-policy.ts";
import { percentText } from "../../../domain/shared/text/count-text.ts";
import { oneDecimal } from "../../format.ts";
import { Table } from "../../ui/data/table.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";

/** Replays last month with the current numbers and with the new ones, side by side. */
export function PolicyReplay({ replay }: { replay: ReplayBody }) {
  const { days, requests, current, proposed } = replay;
  if (requests === 0) {
    return (
      <Notice tone="info" title="Nothing to replay">
        {`No request came in during the last ${days} days.`}
      </Notice>
    );
  }
  const count = `${requests} ${requests === 1 ? "request" : "requests"} of the last ${days} days`;
  return (
    <Notice tone="info" title="Estimate">
      {`How ${count} would have gone. Builders behave as the simulation assumes, so compare the columns rather than trust a figure.`}
      <Table
        caption="Estimate by today's numbers and by the new ones"
        captionHidden
        columns={[
          { header: "Per request", cell: ({ name }) => name },
          { header: "Today's numbers", cell: (row) => row.current, align: "end" },
          { header: "New numbers", cell: (row) => row.proposed, align: "end" },
        ]}
        rows={[
          {
            name: "Builders invited",
            current: oneDecimal(current.invited),
            proposed: oneDecimal(proposed.invited),
          },
          {
            name: "First quote in time",
            current: percentText(current.firstKept),
            proposed: percentText(proposed.firstKept),
          },
          {
            name: "All quotes in time",
            current: percentText(current.allKept),
            proposed: percentText(proposed.allKept),
          },
        ]}
        rowKey={({ name }) => name}
      />
    </Notice>
  );
}
