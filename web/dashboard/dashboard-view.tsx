import type { CurrentUserBody } from "../../app-server/contract/accounts/accounts.ts";
import { BuilderDesk } from "../builder-dashboard/builder-desk.tsx";
import { useChangePolling } from "../changes/use-change-polling.ts";
import { QuotesReceived } from "../quotes-received/quotes-received.tsx";

/** Lists of every dashboard, and a builder's profile and projects. */
const liveKeys = [["quote-requests"], ["builder-profile"], ["portfolio"]] as const;

/** The view of an account type. Admins have a desk of their own elsewhere. */
export function DashboardView({ user }: { user: CurrentUserBody }) {
  useChangePolling(liveKeys);
  if (user.userType === "admin") return null;
  if (user.userType === "builder") return <BuilderDesk builder={user.builder} />;
  return <QuotesReceived />;
}
