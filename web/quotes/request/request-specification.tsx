import type { QuoteRequestBody } from "../../../app-server/contract/quotes/quote-requests.ts";
import { openSidesText } from "../../../domain/quotes/open-sides.ts";
import { boothFeatures, labelOf } from "../../../domain/quotes/options.ts";
import { openOf } from "../../booth-drawing/booth.ts";
import { LazyBoothDrawing } from "../../booth-drawing/lazy-booth-drawing.tsx";
import { DataList } from "../../ui/data/data-list.tsx";
import { prose } from "../../ui/data/rows.css.ts";
import { ExternalLink } from "../../ui/text/external-link.tsx";
import { textLink } from "../../ui/text/text-link.css.ts";
import { websiteLink } from "../../ui/text/website-link.ts";
import { BoothFindings } from "./booth-findings.tsx";
import { briefDetailFacts } from "./brief-detail-facts.ts";
import { requestFacts } from "./request-facts.ts";
import { column, drawing, specification } from "./request-specification.css.ts";
import { serviceTypeTitle } from "./service-type-title.ts";

type Props = {
  request: QuoteRequestBody;
  /** Inside a column: the drawing is always above the facts. */
  isNarrow?: boolean;
  isDrawn?: boolean;
};

/** All facts about the requested booth, by default with a drawing. */
export function RequestSpecification({ request, isNarrow = false, isDrawn = true }: Props) {
  const { id, industry, boothSize, features, openSides } = request;
  const { additionalRequirements, designLink } = request;
  const sides = openSidesText(openSides);
  const address = designLink && websiteLink(designLink);
  const design = address ? <ExternalLink href={address}>{designLink}</ExternalLink> : designLink;
  const wanted = features.map((feature) => labelOf(boothFeatures, feature)).join(", ");
  const requirements = <p className={prose}>{additionalRequirements}</p>;
  return (
    <div className={isNarrow || !isDrawn ? column : specification}>
      {isDrawn && (
        <div className={drawing}>
          <LazyBoothDrawing
            type={industry}
            size={boothSize}
            features={features}
            seed={id}
            marks={request.findings.map(({ code }) => code)}
            {...openOf(openSides)}
          />
        </div>
      )}
      <div className={column}>
        <DataList
          items={[
            ...requestFacts(request),
            ...(sides ? [{ label: "Open sides", value: sides }] : []),
            { label: "Service type", value: serviceTypeTitle(request.serviceType) },
            ...(wanted ? [{ label: "Features", value: wanted }] : []),
            ...briefDetailFacts(request.brief),
            ...(designLink ? [{ label: "Design", value: design }] : []),
            ...(additionalRequirements
              ? [{ label: "Special requirements", value: requirements }]
              : []),
          ]}
        />
        <BoothFindings findings={request.findings} />
        <a href={`/api/quote-requests/${id}/brief.pdf`} download className={textLink}>
          Download the brief (PDF, one page)
        </a>
      </div>
    </div>
  );
}
