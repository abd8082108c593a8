import type { CurrentUserBody } from "../../app-server/contract/accounts/accounts.ts";
import { PortfolioManagement } from "../builder-portfolio/portfolio-management.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { AssignedQuotes } from "./assigned-quotes.tsx";
import { AvailableQuotes } from "./available-quotes.tsx";
import { BuilderOverview } from "./builder-overview.tsx";
import { OwnResponses } from "./own-responses.tsx";
import { BuilderProfileCard } from "./profile/builder-profile-card.tsx";

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
