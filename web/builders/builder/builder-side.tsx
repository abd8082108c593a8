import type { ViewedBuilderBody } from "../../../app-server/contract/builders/builders.ts";
import { formatCount } from "../../format.ts";
import { DataList } from "../../ui/data/data-list.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Said } from "../../ui/said.tsx";
import { Text } from "../../ui/text/text.tsx";
import { budgetWords } from "../budget-words.ts";
import { ConnectButton } from "../card/connect-button.tsx";
import { Rating } from "../card/rating.tsx";
import { amount, sticky } from "./builder-details.css.ts";

/** A builder's key figures, with the link to the quote form. */
export function BuilderSide({ builder }: { builder: ViewedBuilderBody }) {
  const { yearsInBusiness, teamSize, completedProjects } = builder;
  const budget = budgetWords(builder);
  const facts = [
    { label: "Years in business", value: `${yearsInBusiness}+ years` },
    { label: "Team size", value: teamSize },
    { label: "Completed projects", value: `${formatCount(completedProjects)}+` },
    { label: "Rating", value: <Rating builder={builder} outOfFive /> },
  ];
  return (
    <>
      <Card as="section">
        <CardHeader title="Company Overview" />
        <DataList columns={4} items={facts.filter(({ value }) => value !== "")} />
        <Text size="small" tone="muted">
          Years, team size and projects as the builder states them.
        </Text>
      </Card>
      {budget && (
        <Card as="section">
          <CardHeader title="Project Budget Range" />
          <div>
            <p className={amount}>{budget}</p>
            <Text tone="muted">Typical project range</Text>
          </div>
        </Card>
      )}
      <div className={sticky}>
        <Card as="section">
          <CardHeader title="Ready to Get Started?" />
          <Stack gap="medium">
            <Text>
              {`Tell ${builder.name} about your show and compare their quote with `}
              <Said>{"{four} {others}."}</Said>
            </Text>
            <ConnectButton builder={builder} label="Get Quote Now" full tone="accentOnLaptop" />
          </Stack>
        </Card>
      </div>
    </>
  );
}
