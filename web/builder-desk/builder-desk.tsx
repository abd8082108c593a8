import type { CurrentUserBody } from "../../app-server/contract/accounts.ts";
import { PortfolioManagement } from "../own-portfolio/portfolio-management.tsx";
import { Stack } from "../ui/stack.tsx";
import { AssignedQuotes } from "./assigned-quotes.tsx";
import { AvailableQuotes } from "./available-quotes.tsx";
import { BuilderOverview } from "./builder-overview.tsx";
import { BuilderProfileCard } from "./builder-profile-card.tsx";
import { OwnResponses } from "./own-responses.tsx";

/** The builder's view: profile, portfolio, requests to quote, further opportunities, and the quotes sent so far. */
export function BuilderDesk({ builder }: { builder: CurrentUserBody["builder"] }) {
  return (
    <Stack gap="large">
      {builder && <BuilderOverview />}
      <BuilderProfileCard builder={builder} />
      <PortfolioManagement builder={builder} />
      <AssignedQuotes />
      <AvailableQuotes />
      <OwnResponses />
    </Stack>
  );
}
