import type { ReactNode } from "react";
import type { ViewedProjectBody } from "../../../app-server/contract/portfolio/portfolio.ts";
import { ownValue } from "../../../domain/shared/own-value.ts";
import type { SafeHtml } from "../../../domain/shared/text/safe-html.ts";
import { PhoneFold } from "../../ui/layout/phone-fold.tsx";
import { Photo } from "../../ui/media/photo.tsx";
import { ExternalLink } from "../../ui/text/external-link.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { RichText } from "../../ui/text/rich-text.tsx";
import {
  part as partStyle,
  play,
  player,
  players,
  section,
  tag,
  tags,
  watch,
} from "./project-sections.css.ts";

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
  return `Watch on ${ownValue(hosts, host) ?? (host || "another site")}`;
}

/** The texts of a project; sections without content are left out. */
export function ProjectSections({ project }: { project: ViewedProjectBody }) {
  const { features, specialFeatures, videoContent } = project;
  const allFeatures = [...new Set([...features, ...specialFeatures])];
  return (
    <>
      <Section
        title={story}
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
      />
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
      <Chips title="Key Features" texts={allFeatures} />
      <Section title="Video Content">
        {videoContent.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list
          <ul className={players} role="list">
            {videoContent.map((url) => (
              <li key={url} className={player}>
                <Photo src={project.imageUrl} alt="" wide sizes="(min-width: 34rem) 20rem, 90vw" />
                <span className={play} aria-hidden="true" />
                <span className={watch}>
                  <ExternalLink href={url} isAlone>
                    {videoLinkText(url)}
                  </ExternalLink>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Chips title="Tags" texts={project.tags} />
    </>
  );
}

/** A section of short texts. */
function Chips({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <Section title={title}>
      {texts.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list
        <ul className={tags} role="list">
          {texts.map((text) => (
            <li key={text} className={tag}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

type SectionProps = {
  title: string;
  parts?: readonly { title: string; html: SafeHtml | null }[];
  children?: ReactNode;
};

/** A section without texts stays open on phones, and the first one if it fits a screen there. */
function Section({ title, parts = [], children }: SectionProps) {
  const filledParts = parts.filter(({ html }) => html);
  if (filledParts.length === 0 && !children) return null;
  const heading = (
    <Heading level={2} size="card">
      {title}
    </Heading>
  );
  if (filledParts.length === 0) {
    return (
      <section className={section}>
        {heading}
        {children}
      </section>
    );
  }
  const characters = filledParts.reduce((sum, { html }) => sum + (html?.length ?? 0), 0);
  return (
    <section className={section}>
      <PhoneFold title={heading} open={title === story && characters < screenful}>
        {filledParts.map((part) => (
          <div key={part.title} className={partStyle}>
            <Heading level={3} size="small">
              {part.title}
            </Heading>
            {part.html && <RichText html={part.html} />}
          </div>
        ))}
      </PhoneFold>
    </section>
  );
}

const story = "Challenge & Solution";
/** Characters of text that fill about one screen of a phone. */
const screenful = 900;
