import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { QuoteResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { priceText } from "../../../domain/offers/stated-price.ts";
import { callQuery } from "../../api/call-query.ts";
import { formatDate } from "../../format.ts";
import { Facts } from "../../ui/data/facts.tsx";
import { prose } from "../../ui/data/rows.css.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { SeeChanges } from "../versions/see-changes.tsx";
import { opener, versions as versionsStyle } from "./offer-versions.css.ts";

type Props = {
  response: QuoteResponseBody;
  /** The builder's or the show's name, which tells quotes apart. */
  about: string;
};

/** A quote's earlier revisions, fetched on demand, with the changes between them. */
export function OfferVersions({ response, about }: Props) {
  const { id, revision } = response;
  const [isOpen, setOpen] = useState(false);
  const versions = useQuery({
    ...callQuery("GET /api/quote-responses/:id/versions", { params: { id } }),
    // the key has the revision, because a revised quote has one more version
    queryKey: ["quote-responses", id, "versions", `${revision}`],
    enabled: isOpen && revision > 1,
  });
  if (revision < 2) return null;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={opener}>
        {revision - 1} earlier {revision === 2 ? "version" : "versions"}
      </summary>
      {versions.isLoading && <RowsSkeleton label="Loading the earlier versions" rows={1} />}
      {versions.isError && (
        <LoadFailure
          title="Error Loading Versions"
          couldNot="load the earlier versions"
          query={versions}
        />
      )}
      <ol className={versionsStyle} reversed>
        {versions.data
          ?.filter((version) => version.revision < revision)
          .map((version) => (
            <li key={version.revision}>
              <Facts
                items={[
                  { label: "Version", value: version.revision },
                  { label: "Amount", value: priceText(version) ?? "No price yet" },
                  { label: "Timeline", value: version.estimatedTimeline ?? "Not given" },
                  { label: "Valid until", value: formatDate(version.validUntil, "MMM d, yyyy") },
                  { label: "Sent", value: <DateText iso={version.createdAt} format="PPp" /> },
                ]}
              />
              {version.responseMessage && <p className={prose}>{version.responseMessage}</p>}
              <SeeChanges
                response={response}
                about={about}
                from={version.revision}
                label="Compare with the latest"
              />
            </li>
          ))}
      </ol>
    </details>
  );
}
