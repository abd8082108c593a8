import type { CurrentUserBody } from "../../app-server/contract/accounts.ts";
import { Notice } from "../ui/notice.tsx";

/** Says why no requests arrive, when the builder's profile is not one that admins can assign. */
export function ReviewNotice({ builder }: { builder: CurrentUserBody["builder"] }) {
  if (!builder) {
    return (
      <Notice tone="caution" title="No builder profile yet">
        Quote requests are assigned to builders with an approved profile. Your account has none.
      </Notice>
    );
  }
  if (builder.reviewState === "declined") {
    return (
      <Notice tone="critical" title="Your profile was not approved">
        No requests are assigned to {builder.name}. The reason is in the e-mail that we sent you.
      </Notice>
    );
  }
  if (builder.reviewState !== "approved") {
    return (
      <Notice tone="info" title="Your profile is being reviewed">
        As soon as {builder.name} is approved, quote requests can be assigned to you.
      </Notice>
    );
  }
  if (builder.public) return null;
  return (
    <Notice tone="caution" title="Your profile is not public">
      Only public builders are assigned quote requests.
    </Notice>
  );
}
