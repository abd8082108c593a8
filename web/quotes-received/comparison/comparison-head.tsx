import type { QuoteRequestBody } from "../../../app-server/contract/quotes/quote-requests.ts";
import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";
import { budgetRanges, exhibitTypes, labelOf } from "../../../domain/quotes/options.ts";
import { openOf } from "../../booth-drawing/booth.ts";
import { LazyBoothDrawing } from "../../booth-drawing/lazy-booth-drawing.tsx";
import { eventDateText } from "../../quotes/event-date-text.ts";
import { Breadcrumb } from "../../ui/data/breadcrumb.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { useNow } from "../../ui/use-now.ts";
import { requestPath } from "../request-view.ts";
import { drawing, head, printed } from "./comparison-view.css.ts";
import { wideOnly } from "./offer-table/offer-table.css.ts";

/** Heading with the show and the booth of the request, and a drawing. */
export function ComparisonHead({ request, at }: { request: QuoteRequestBody; at: string }) {
  const now = useNow();
  const { id, tradeShowName, eventDate, venue, boothSize, industry, features, budget } = request;
  const { openSides } = request;
  const booth = `${boothSizeText(boothSize)} ${labelOf(exhibitTypes, industry).toLowerCase()}`;
  const further = [venue, ...(budget ? [`Budget ${labelOf(budgetRanges, budget)}`] : [])];
  return (
    <header className={head}>
      <Stack gap="small">
        <Breadcrumb
          trail={[
            { label: "Dashboard", to: "/dashboard" },
            { label: tradeShowName, to: requestPath(id) },
          ]}
          current="Compare"
        />
        <Heading level={1} size="section">
          {`Compare quotes for ${tradeShowName}`}
        </Heading>
        <Text tone="muted">
          {`${eventDateText(eventDate)}\u00a0· ${booth}`}
          <span className={wideOnly}>{`\u00a0· ${further.join("\u00a0· ")}`}</span>
          <span className={printed}>
            {" · "}requested <DateText iso={request.createdAt} /> · quotes as of{" "}
            <DateText iso={now?.toISOString() ?? at} />
          </span>
        </Text>
      </Stack>
      <div className={drawing}>
        <LazyBoothDrawing
          {...{ type: industry, size: boothSize, features, seed: id, ...openOf(openSides) }}
        />
      </div>
    </header>
  );
}
