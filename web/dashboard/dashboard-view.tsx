import type { CurrentUserBody } from "../../app-server/contract/accounts.ts";
import { BuilderDesk } from "../builder-desk/builder-desk.tsx";
import { QuotesReceived } from "../quotes-received/quotes-received.tsx";

/** The view of an account type. Admins have a desk of their own elsewhere. */
export function DashboardView({ user }: { user: CurrentUserBody }) {
  if (user.userType === "admin") return null;
  if (user.userType === "builder") return <BuilderDesk builder={user.builder} />;
  return <QuotesReceived />;
}
