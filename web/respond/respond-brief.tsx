import { useParams } from "react-router";
import type { LinkedBriefBody } from "../../app-server/contract/quotes/respond-calls.ts";
import { exhibitorRecordText } from "../../domain/questions/exhibitor-record.ts";
import { boothSizeText } from "../../domain/quotes/booth-size-text.ts";
import { pitchText } from "../../domain/quotes/brief-detail-words.ts";
import { statedDetails } from "../../domain/quotes/brief-details.ts";
import { openSidesText } from "../../domain/quotes/open-sides.ts";
import { boothFeatures, budgetRanges, exhibitTypes, labelOf } from "../../domain/quotes/options.ts";
import { openOf } from "../booth-drawing/booth.ts";
import { LazyBoothDrawing } from "../booth-drawing/lazy-booth-drawing.tsx";
import { BriefEditList } from "../quotes/brief/brief-edit-list.tsx";
import { eventDateText } from "../quotes/event-date-text.ts";
import { BoothFindings } from "../quotes/request/booth-findings.tsx";
import { briefDetailFacts } from "../quotes/request/brief-detail-facts.ts";
import { requestFacts } from "../quotes/request/request-facts.ts";
import { serviceTypeTitle } from "../quotes/request/service-type-title.ts";
import { DataList } from "../ui/data/data-list.tsx";
import { prose } from "../ui/data/rows.css.ts";
import { Card } from "../ui/layout/card.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { textLink } from "../ui/text/text-link.css.ts";
import { firstLines, glance } from "./respond-page.css.ts";

/** Shows the booth's drawing beside four lines of facts, then the requirements; a fold opens all other fields. */
export function RespondBrief({ brief }: { brief: LinkedBriefBody }) {
  const { token = "" } = useParams();
  const { industry, boothSize, features, openSides, serviceType, show, venue } = brief;
  const { additionalRequirements, briefEdits } = brief;
  const sides = openSidesText(openSides);
  const pitch = pitchText(statedDetails(brief.brief));
  const wanted = features.map((feature) => labelOf(boothFeatures, feature)).join(", ");
  return (
    <Card>
      <Stack gap="small">
        <div className={glance}>
          <LazyBoothDrawing
            type={industry}
            size={boothSize}
            features={features}
            seed={show}
            dimensions={false}
            marks={brief.findings.map(({ code }) => code)}
            {...openOf(openSides)}
          />
          <div>
            <Text weight="strong">
              {`${boothSizeText(boothSize)} ${labelOf(exhibitTypes, industry)}`}
            </Text>
            <Text>{eventDateText(brief.eventDate)}</Text>
            <Text>{venue}</Text>
            <Text tone="muted">
              {brief.budget ? labelOf(budgetRanges, brief.budget) : serviceTypeTitle(serviceType)}
            </Text>
          </div>
        </div>
        {additionalRequirements ? (
          <p className={`${prose} ${firstLines}`}>{additionalRequirements}</p>
        ) : (
          wanted && <Text>{wanted}</Text>
        )}
        {pitch && <Text weight="strong">{pitch}</Text>}
        {brief.exhibitorRecord && (
          <Text size="small" tone="muted">
            {`The exhibitor: ${exhibitorRecordText(brief.exhibitorRecord)}`}
          </Text>
        )}
        <details>
          <summary>Everything in the brief</summary>
          <Stack gap="medium">
            <DataList
              items={[
                ...requestFacts(brief),
                ...(sides ? [{ label: "Open sides", value: sides }] : []),
                { label: "Service type", value: serviceTypeTitle(serviceType) },
                ...(wanted ? [{ label: "Features", value: wanted }] : []),
                ...(additionalRequirements
                  ? [{ label: "Special requirements", value: additionalRequirements }]
                  : []),
                ...briefDetailFacts(brief.brief),
              ]}
            />
            <BoothFindings findings={brief.findings} />
            <a href={`/api/respond/${token}/brief.pdf`} download className={textLink}>
              Download the brief (PDF, one page)
            </a>
            {briefEdits.length > 0 && !brief.may.confirm && (
              <div id="changes">
                <Heading level={2} size="card">
                  What changed in the brief
                </Heading>
                <BriefEditList edits={briefEdits} />
              </div>
            )}
          </Stack>
        </details>
        {brief.hasBriefFiles && (
          <Text size="small" tone="muted">
            The exhibitor added files. Sign in to your dashboard to see them.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
