import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { boothFeatures, boothSizes, exhibitTypes } from "../../domain/quotes/options.ts";
import { BoothDrawing } from "../booth-drawing/booth-drawing.tsx";
import { siteContext } from "../context.ts";
import { pageMeta } from "../page/page-meta.ts";
import { Container } from "../ui/layout/container.tsx";
import { Grid } from "../ui/layout/grid.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { ExternalLink } from "../ui/text/external-link.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { TextLink } from "../ui/text/text-link.tsx";
import { ButtonsSpecimen } from "./buttons-specimen.tsx";
import { DataSpecimen } from "./data-specimen.tsx";
import { schemes, sideBySide } from "./dev-ui-page.css.ts";
import { FeedbackSpecimen } from "./feedback-specimen.tsx";
import { FieldsSpecimen } from "./fields-specimen.tsx";
import { OverlaysSpecimen } from "./overlays-specimen.tsx";
import { Specimen } from "./specimen.tsx";

const moment = "2027-01-05T15:07:00.000Z";

/** Headings, text, links, money and dates. */
function TypeSpecimen() {
  return (
    <Specimen name="Type">
      <Stack gap="small">
        {(["display", "page", "section", "card", "small"] as const).map((size) => (
          <Heading key={size} level={4} size={size}>
            Booths by {size}
          </Heading>
        ))}
        <Text size="label">Label, for data</Text>
        <Text size="large">Large text leads a page.</Text>
        <Text>
          Text with a <TextLink to="/">link</TextLink> and an{" "}
          <ExternalLink href="https://example.com">outside link</ExternalLink>.
        </Text>
        <Text tone="muted" size="small">
          <DateText iso={moment} /> · <DateText iso={moment} format="MMM d" /> ·{" "}
          <DateText iso={moment} format="PPp" />
        </Text>
        {(["accent", "positive", "critical"] as const).map((tone) => (
          <Text key={tone} tone={tone}>
            Text in the tone {tone}
          </Text>
        ))}
      </Stack>
    </Specimen>
  );
}

const everything = boothFeatures.map(({ value }) => value);

/** Booths of every type and size, empty and full. */
function DrawingsSpecimen() {
  const drawn = [
    ...exhibitTypes.map(({ value }) => ({ type: value, size: "20x20", features: everything })),
    ...exhibitTypes.map(({ value }) => ({ type: value, size: "10x10", features: [] as string[] })),
    ...boothSizes.map(({ value }) => ({
      type: value === "10x10" || value === "10x20" ? "inline" : "island",
      size: value,
      features: everything,
    })),
  ];
  return (
    <Specimen name="Booth drawings">
      <Grid min="16rem">
        {drawn.map((booth) => (
          <div key={JSON.stringify(booth)}>
            <BoothDrawing {...booth} seed="specimen" />
            <Text size="small" tone="muted">
              {booth.type}, {booth.size}, {booth.features.length} features
            </Text>
          </div>
        ))}
      </Grid>
    </Specimen>
  );
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Components",
    description: "Every component in every state.",
    canonicalPath: "/dev/ui",
    isPrivate: true,
  });

/** 404 outside of development. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(siteContext).isDevelopment) throw data(null, { status: 404 });
  return null;
}

/** A page with every component in every state, light and dark side by side. */
export default function DevUiPage() {
  return (
    <>
      <Container>
        <Heading level={1}>Components</Heading>
      </Container>
      <div className={sideBySide}>
        {(["light", "dark"] as const).map((scheme) => (
          <div key={scheme} className={schemes[scheme]}>
            <Heading level={2} size="card">
              {scheme}
            </Heading>
            <TypeSpecimen />
            <ButtonsSpecimen />
            <FieldsSpecimen scheme={scheme} />
            <FeedbackSpecimen />
            <DataSpecimen scheme={scheme} />
            <OverlaysSpecimen />
            <DrawingsSpecimen />
          </div>
        ))}
      </div>
    </>
  );
}
