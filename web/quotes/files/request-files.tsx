import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ListedFileBody } from "../../../app-server/contract/attachments/attachments.ts";
import { attachmentLimits } from "../../../domain/attachments/attachment.ts";
import { callQuery, readAgain } from "../../api/call-query.ts";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { FileDrop } from "./file-drop.tsx";
import { FileList } from "./file-list.tsx";
import { rightsWords } from "./file-words.ts";
import { FilesSkeleton } from "./files-skeleton.tsx";

type Props = {
  requestId: string;
  level?: 2 | 3;
  /** Which files to show; `offer`: only the builder's own, in their quote form. */
  show?: "all" | "brief" | "offer";
  onBusy?: (isBusy: boolean) => void;
};

/** The files of a request: the brief's, then those of each quote. Readers with upload rights can add files. Renders nothing when there are none. */
export default function RequestFiles({ requestId, level = 3, show = "all", onBusy }: Props) {
  const { data, isPending } = useQuery(
    callQuery("GET /api/quote-requests/:id/attachments", { params: { id: requestId } }),
  );
  if (isPending && show === "offer") return <FilesSkeleton />;
  if (!data) return null;
  const brief = data.files.filter(({ purpose }) => purpose === "brief");
  const offers = byBuilder(data.files.filter(({ purpose }) => purpose === "offer"));
  const own = offers.flatMap(({ files }) => files);
  const addsBrief = data.mayAdd === "brief" && show !== "offer";
  const addsOffer = data.mayAdd === "offer" && show === "offer";
  const showsBrief = show !== "offer" && (brief.length > 0 || addsBrief);
  const showsOffers = show !== "brief" && (offers.length > 0 || addsOffer);
  if (!showsBrief && !showsOffers) return null;
  return (
    <Stack gap="medium" as="section">
      {showsBrief && (
        <>
          <Heading level={level} size="card">
            {addsBrief ? "Your files" : "Files of the brief"}
          </Heading>
          {addsBrief && (
            <Text size="small" tone="muted">
              Drawings, brand guide, floor plan: the builders you're matched with and our team see
              them, and no one else.
            </Text>
          )}
          {brief.length > 0 && <FileList files={brief} label="Files of the brief" />}
          {addsBrief && (
            <AddFiles
              requestId={requestId}
              purpose="brief"
              present={brief.length}
              onBusy={onBusy}
            />
          )}
        </>
      )}
      {showsOffers && (
        <>
          <Heading level={level} size="card">
            {headingOf(addsOffer, own)}
          </Heading>
          <Text size="small" tone="muted">
            {addsOffer
              ? `${rightsWords} The exhibitor sees them once you send your quote.`
              : rightsWords}
          </Text>
          {offers.map(({ builderId, builderName, files }) => (
            <div key={builderId}>
              {show === "all" && <Text weight="strong">{builderName ?? "A builder"}</Text>}
              <FileList files={files} label={`Files of ${builderName ?? "a builder"}`} />
            </div>
          ))}
          {addsOffer && (
            <AddFiles requestId={requestId} purpose="offer" present={own.length} onBusy={onBusy} />
          )}
        </>
      )}
    </Stack>
  );
}

type Adding = {
  requestId: string;
  purpose: "brief" | "offer";
  present: number;
  onBusy: ((isBusy: boolean) => void) | undefined;
};

function AddFiles({ requestId, purpose, present, onBusy }: Adding) {
  const client = useQueryClient();
  const query = new URLSearchParams({ request: requestId, purpose });
  return (
    <FileDrop
      label={purpose === "brief" ? "your request" : "your quote"}
      path={`/api/attachments?${query}`}
      room={attachmentLimits[purpose] - present}
      firstKind={purpose === "brief" ? "drawing" : "rendering"}
      onArrived={() => void readAgain(client, [`quote-requests/${requestId}`])}
      {...(onBusy && { onBusy })}
    />
  );
}

function headingOf(addsOffer: boolean, files: readonly ListedFileBody[]): string {
  if (addsOffer) return "Files for the exhibitor";
  return files.every(({ mayStamp }) => mayStamp)
    ? "Files with your quote"
    : "Files with the quotes";
}

/** Files grouped by builder, in the order of each one's first file. */
function byBuilder(files: readonly ListedFileBody[]) {
  const ids = [...new Set(files.map(({ builderId }) => builderId))];
  return ids.map((builderId) => {
    const theirs = files.filter((file) => file.builderId === builderId);
    return { builderId, builderName: theirs[0]?.builderName ?? null, files: theirs };
  });
}
