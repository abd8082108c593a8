import type { MyProjectBody } from "../../app-server/contract/portfolio/project-form.ts";
import { Badge } from "../ui/feedback/badge.tsx";
import { Inline } from "../ui/layout/inline.tsx";

type Props = {
  project: Pick<MyProjectBody, "featured" | "featuredRequested" | "public" | "reviewState">;
};

/** Badges of a project: featured, public, review status. */
export function ProjectBadges({ project }: Props) {
  const { featured, featuredRequested, reviewState } = project;
  return (
    <Inline gap="xsmall">
      {featured && <Badge tone="positive">Featured</Badge>}
      {!featured && featuredRequested && <Badge>Featured requested</Badge>}
      <Badge tone={project.public ? "info" : "neutral"}>
        {project.public ? "Public" : "Private"}
      </Badge>
      {reviewState === "pending-review" && <Badge tone="caution">Pending review</Badge>}
      {reviewState === "declined" && <Badge tone="critical">Declined</Badge>}
    </Inline>
  );
}
