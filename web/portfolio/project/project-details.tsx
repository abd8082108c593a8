import type { ViewedProjectBody } from "../../../app-server/contract/portfolio/portfolio.ts";
import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";
import { rangeText } from "../../format.ts";
import { DataList } from "../../ui/data/data-list.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";

/** Facts of a project in the order of its page; unknown ones are left out. */
export const factsOf = (project: ViewedProjectBody) =>
  [
    { label: "Client", value: project.client },
    { label: "Industry", value: project.industry },
    { label: "Event", value: project.eventName },
    { label: "Booth size", value: boothSizeText(project.size) },
    { label: "Exhibit type", value: project.projectType },
    { label: "Category", value: project.portfolioCategory },
    { label: "Budget range", value: rangeText(project.budget) },
    { label: "Status", value: project.status },
    { label: "Location", value: project.location },
    { label: "Year", value: project.year },
  ].filter(({ value }) => value);

/** The facts as a card. */
export function ProjectDetails({ facts }: { facts: ReturnType<typeof factsOf> }) {
  return (
    <Card as="section">
      <CardHeader title="Project Details" />
      <DataList items={facts} columns={4} />
    </Card>
  );
}
