import type { ViewedProjectBody } from "../../../app-server/contract/portfolio/portfolio.ts";
import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";
import { latinFirst } from "../../../domain/shared/text/name-parts.ts";
import { FavouriteButton } from "../../favourites/favourite-button.tsx";
import { rangeText } from "../../format.ts";
import { QuoteBar } from "../../page/quote-bar.tsx";
import { ShareButton } from "../../page/share-button.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Cached } from "../../ui/cached-markup.tsx";
import { Breadcrumb } from "../../ui/data/breadcrumb.tsx";
import { DataList } from "../../ui/data/data-list.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Container } from "../../ui/layout/container.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Said } from "../../ui/said.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Name } from "../../ui/text/name.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { alone } from "../../ui/text/text-link.css.ts";
import { TextLink } from "../../ui/text/text-link.tsx";
import { specialty } from "./built-by.css.ts";
import { NearProjects } from "./near-projects.tsx";
import { ProjectGallery } from "./project-gallery.tsx";
import { ProjectSections } from "./project-sections.tsx";
import * as styles from "./project-view.css.ts";

/** Facts beside those of the page's head, in display order; unknown ones are left out. */
const factsOf = (project: ViewedProjectBody) =>
  [
    { label: "Industry", value: project.industry },
    { label: "Event", value: project.eventName },
    { label: "Booth size", value: boothSizeText(project.size) },
    { label: "Exhibit type", value: project.projectType },
    { label: "Category", value: project.portfolioCategory },
    { label: "Budget range", value: rangeText(project.budget) },
    { label: "Project scale", value: project.projectScale },
    { label: "Timeline", value: project.projectTimeline },
    { label: "Status", value: project.status },
  ].filter(({ value }) => value);

/** The facts as a card. */
function ProjectDetails({ facts }: { facts: ReturnType<typeof factsOf> }) {
  return (
    <Card as="section">
      <CardHeader title="Project Details" />
      <DataList items={facts} columns={4} />
    </Card>
  );
}

const trail = [
  { label: "Home", to: "/" },
  { label: "Portfolio", to: "/portfolio" },
];

/** A project's page: pictures and texts, facts, builder, and a call to action. */
export function ProjectView({ project }: { project: ViewedProjectBody }) {
  const { title, client, year, location, featured, builder } = project;
  const facts = factsOf(project);
  return (
    <Container>
      <article>
        <Breadcrumb trail={trail} current={title} />
        <header className={styles.header}>
          <div className={styles.titles}>
            {client && (
              <Text size="label" tone="accent">
                {client}
              </Text>
            )}
            <Heading level={1}>
              <Name>{title}</Name>
            </Heading>
            <div className={styles.facts}>
              {year && <span>{year}</span>}
              {location && <span>{location}</span>}
              {featured && <Badge tone="positive">Featured</Badge>}
            </div>
          </div>
          <div className={styles.actions}>
            <FavouriteButton itemType="portfolio_project" itemId={project.id} name={title} />
            <ShareButton title={title} />
          </div>
        </header>
        <div className={styles.columns}>
          <div className={styles.story}>
            <ProjectGallery project={project} />
            <div className={styles.lead}>
              <RichText html={project.description} />
            </div>
            <ProjectSections project={project} />
          </div>
          <Cached
            as="aside"
            of={["about project", facts, builder, title]}
            className={styles.aside}
            aria-label="About this project"
          >
            {() => (
              <>
                <ProjectDetails facts={facts} />
                {builder && <BuiltBy builder={builder} />}
                <SimilarProject to={quoteFormLike(project)} />
              </>
            )}
          </Cached>
        </div>
        <NearProjects project={project} />
        <QuoteBar
          name={builder ? `Built by ${latinFirst(builder.name)}` : latinFirst(title)}
          to={quoteFormLike(project)}
          label="Get quotes like this"
        />
      </article>
    </Container>
  );
}

/** URL of the quote form with this project as a model, and its builder preselected. */
function quoteFormLike({ title, builder }: ViewedProjectBody): string {
  const search = new URLSearchParams({ project: title });
  if (builder) search.set("builder", builder.name);
  return `/quote?${search}`;
}

/** Call to action that opens the quote form with this project as a model. */
function SimilarProject({ to }: { to: string }) {
  return (
    <Card as="section" tone="accent">
      <CardHeader title="Need a Similar Project?" />
      <Text>
        <Said>
          {
            "Find out what a booth like this would cost at your show. {Five} {quotes}, free, in {all}."
          }
        </Said>
      </Text>
      <LinkButton to={to} tone="accentOnLaptop" full>
        Get quotes
      </LinkButton>
      <span className={alone}>
        <TextLink to="/quote-success">What happens next</TextLink>
      </span>
    </Card>
  );
}

/** The project's builder, with up to two specialties and a link to the profile. */
function BuiltBy({ builder }: { builder: NonNullable<ViewedProjectBody["builder"]> }) {
  const { notionId, name, city, state, specialties } = builder;
  return (
    <Card as="section">
      <CardHeader title="Built By" />
      <div>
        <Text weight="strong" size="large">
          <Name>{name}</Name>
        </Text>
        <Text tone="muted">{[city, state].filter(Boolean).join(", ")}</Text>
      </div>
      {specialties.length > 0 && (
        <Inline gap="small" as="ul">
          {specialties.slice(0, 2).map((each) => (
            <li key={each} className={specialty}>
              {each}
            </li>
          ))}
        </Inline>
      )}
      <LinkButton to={`/builder-profile/${encodeURIComponent(notionId)}`} full>
        View builder profile
      </LinkButton>
    </Card>
  );
}
