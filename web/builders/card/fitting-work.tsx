import type { BuilderCardBody } from "../../../app-server/contract/builders/builder-search-body.ts";
import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";
import { Name } from "../../ui/text/name.tsx";
import { TextLink } from "../../ui/text/text-link.tsx";
import { fitting, fittingFacts } from "./builder-card.css.ts";

/** The project of a builder that matches the search best, with the facts that match. */
export function FittingWork({ work }: { work: NonNullable<BuilderCardBody["fittingWork"]> }) {
  const show = work.eventName && [work.eventName, work.year].filter(Boolean).join(" ");
  const facts = [boothSizeText(work.size), work.projectType, show, work.location];
  return (
    <p className={fitting}>
      Built{" "}
      <TextLink to={`/portfolio/${encodeURIComponent(work.id)}`}>
        <Name>{work.title}</Name>
      </TextLink>
      <span className={fittingFacts}>{facts.filter(Boolean).join("\u00a0· ")}</span>
    </p>
  );
}
