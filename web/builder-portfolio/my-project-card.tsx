import { boothSizeText } from "../../domain/quotes/booth-size-text.ts";
import { Badge } from "../ui/feedback/badge.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Photo } from "../ui/media/photo.tsx";
import { Heading } from "../ui/text/heading.tsx";
import {
  actions,
  body,
  card,
  description,
  facts as factsStyle,
  frame,
  label as labelStyle,
  value as valueStyle,
} from "./my-project-card.css.ts";
import { ProjectActions } from "./project-actions.tsx";
import { ProjectBadges } from "./project-badges.tsx";
import { cardOf, type ListedProject } from "./project-card.ts";

const shownFeatures = 3;

/** One of the builder's projects: facts, status and actions. */
export function MyProjectCard({ project }: { project: ListedProject }) {
  const { title, client, industry, year, size, features, picture, text } = cardOf(project);
  const more = features.length - shownFeatures;
  const facts = [
    { label: "Client", value: client },
    { label: "Industry", value: industry },
    { label: "Year", value: year },
    { label: "Size", value: boothSizeText(size) },
  ].map(({ label, value }) => ({ label, value: value || "Not specified" }));
  return (
    <article className={card}>
      <div className={frame}>
        <Photo src={picture} alt="" wide />
      </div>
      <div className={body}>
        <Heading level={3} size="card">
          {title}
        </Heading>
        <ProjectBadges project={project} />
        <dl className={factsStyle}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className={labelStyle}>{label}</dt>
              <dd className={valueStyle}>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={description}>{text}</p>
        {features.length > 0 && (
          <Inline as="ul" gap="xsmall">
            {features.slice(0, shownFeatures).map((feature) => (
              <li key={feature}>
                <Badge>{feature}</Badge>
              </li>
            ))}
            {more > 0 && (
              <li>
                <Badge>{`+${more} more`}</Badge>
              </li>
            )}
          </Inline>
        )}
        <div className={actions}>
          <ProjectActions project={project} />
        </div>
      </div>
    </article>
  );
}
