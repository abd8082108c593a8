import { data, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { siteContext } from "../context.ts";
import { pageMeta } from "../page/page-meta.ts";
import { Container } from "../ui/layout/container.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { ButtonsSpecimen } from "./buttons-specimen.tsx";
import { DataSpecimen } from "./data-specimen.tsx";
import { schemes, sideBySide } from "./dev-ui-page.css.ts";
import { DrawingsSpecimen } from "./drawings-specimen.tsx";
import { FeedbackSpecimen } from "./feedback-specimen.tsx";
import { FieldsSpecimen } from "./fields-specimen.tsx";
import { OverlaysSpecimen } from "./overlays-specimen.tsx";
import { TypeSpecimen } from "./type-specimen.tsx";

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
