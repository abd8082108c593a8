import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { QuoteRequestBody } from "../../../app-server/contract/quotes/quote-requests.ts";
import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";
import { budgetRanges, exhibitTypes, labelOf } from "../../../domain/quotes/options.ts";
import { callQuery } from "../../api/call-query.ts";
import { LazyFiles } from "../../quotes/files/lazy-files.tsx";
import { RequestSpecification } from "../../quotes/request/request-specification.tsx";
import { laptop } from "../../theme/media.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { brief, content, folded, inShort, summary } from "./offer-dialog.css.ts";

type Props = { request: { id: string } | QuoteRequestBody };

/** The brief beside the form; on a phone one line above it that can be expanded. */
export function OfferBrief({ request }: Props) {
  const known = "venue" in request ? request : null;
  const query = useQuery({
    ...callQuery("GET /api/quote-requests/:id", { params: { id: request.id } }),
    enabled: known === null,
  });
  const { data } = query;
  const whole = known ?? (data && "venue" in data && "serviceType" in data ? data : null);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const wide = matchMedia(laptop);
    const fold = () => {
      if (details.current) details.current.open = wide.matches;
    };
    fold();
    wide.addEventListener("change", fold);
    return () => wide.removeEventListener("change", fold);
  }, []);

  return (
    <aside className={brief} aria-label="The brief">
      <details ref={details} className={folded}>
        <summary className={summary}>
          The brief{whole && <span className={inShort}>: {inOneLine(whole)}</span>}
        </summary>
        <div className={content}>
          {whole ? (
            <Stack gap="medium">
              <RequestSpecification request={whole} isNarrow />
              <LazyFiles requestId={whole.id} show="brief" />
            </Stack>
          ) : query.isError ? (
            <LoadFailure title="Error Loading Brief" couldNot="load the brief" query={query} />
          ) : (
            <RowsSkeleton label="Loading the brief" rows={3} />
          )}
        </div>
      </details>
    </aside>
  );
}

function inOneLine({ boothSize, industry, budget }: QuoteRequestBody): string {
  return [
    `${boothSizeText(boothSize)} ${labelOf(exhibitTypes, industry)}`,
    budget && labelOf(budgetRanges, budget),
  ]
    .filter(Boolean)
    .join(", ");
}
