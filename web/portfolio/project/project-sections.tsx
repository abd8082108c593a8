import type { ReactNode } from "react";
import type { ViewedProjectBody } from "../../../app-server/contract/portfolio/portfolio.ts";
import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";
import type { SafeHtml } from "../../../domain/shared/text/safe-html.ts";
import { DataList } from "../../ui/data/data-list.tsx";
import { ExternalLink } from "../../ui/text/external-link.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import { list, part as partStyle, section, tag, tags } from "./project-sections.css.ts";

const hosts: Record<string, string> = {
  "youtube.com": "YouTube",
  "youtube-nocookie.com": "YouTube",
  "youtu.be": "YouTube",
  "vimeo.com": "Vimeo",
  "player.vimeo.com": "Vimeo",
};

/** Text of a video link: "Watch on YouTube", or with the host's name. */
function videoLinkText(url: string): string {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : "";
  return `Watch on ${hosts[host] ?? (host || "another site")}`;
}

/** The texts of a project; sections without content are left out. */
export function ProjectSections({ project }: { project: ViewedProjectBody }) {
  const { features, specialFeatures, videoContent } = project;
  const facts = [
    { label: "Booth size", value: boothSizeText(project.size) },
    { label: "Project scale", value: project.projectScale },
    { label: "Timeline", value: project.projectTimeline },
  ].filter(({ value }) => value);
  const allFeatures = [...new Set([...features, ...specialFeatures])];
  return (
    <>
      <Section
        title="Challenge & Solution"
        parts={[
          { title: "The challenge", html: project.challengeBrief },
          { title: "Our solution", html: project.ourSolution },
        ]}
      />
      <Section
        title="Technical Specifications"
        parts={[
          { title: "Technology used", html: project.technologyUsed },
          { title: "Materials", html: project.materials },
        ]}
      >
        {facts.length > 1 && <DataList items={facts} columns={3} />}
      </Section>
      <Section
        title="Results & Performance"
        parts={[
          { title: "Results", html: project.successMetrics },
          { title: "Lead generation", html: project.leadGeneration },
          { title: "Visitor engagement", html: project.visitorEngagement },
        ]}
      />
      <Section
        title="Recognition & Testimonials"
        parts={[
          { title: "Awards and recognition", html: project.awardsRecognition },
          { title: "What the client says", html: project.clientTestimonial },
        ]}
      />
      <Section title="Key Features">
        {allFeatures.length > 0 && (
          <ul className={list}>
            {allFeatures.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
      </Section>
      <Section title="Video Content">
        {videoContent.length > 0 && (
          <ul className={list}>
            {videoContent.map((url) => (
              <li key={url}>
                <ExternalLink href={url} isAlone>
                  {videoLinkText(url)}
                </ExternalLink>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section title="Tags">
        {project.tags.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list
          <ul className={tags} role="list">
            {project.tags.map((each) => (
              <li key={each} className={tag}>
                {each}
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

type SectionProps = {
  title: string;
  parts?: readonly { title: string; html: SafeHtml | null }[];
  children?: ReactNode;
};

function Section({ title, parts = [], children }: SectionProps) {
  const filledParts = parts.filter(({ html }) => html);
  if (filledParts.length === 0 && !children) return null;
  return (
    <section className={section}>
      <Heading level={2} size="card">
        {title}
      </Heading>
      {children}
      {filledParts.map((part) => (
        <div key={part.title} className={partStyle}>
          <Heading level={3} size="small">
            {part.title}
          </Heading>
          {part.html && <RichText html={part.html} />}
        </div>
      ))}
    </section>
  );
}
