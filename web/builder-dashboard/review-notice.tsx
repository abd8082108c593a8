import type { MyProfileBody } from "../../app-server/contract/builders/builder-profile.ts";
import { profileLabels } from "../../app-server/contract/builders/profile-labels.ts";
import { Notice } from "../ui/feedback/notice.tsx";

type Props = {
  profile: Pick<MyProfileBody, "name" | "reviewState" | "reviewReason" | "public" | "heldFields">;
};

/** Review status of the builder's profile; nothing when admins can assign the builder. */
export function ReviewNotice({ profile }: Props) {
  const { name, reviewState, reviewReason } = profile;
  if (reviewState === "declined") {
    return (
      <Notice tone="critical" title="Your profile was not approved">
        {reviewReason ?? `We can't publish ${name} as it is.`} Update your profile and we'll review
        it again.
      </Notice>
    );
  }
  if (reviewState !== "approved") {
    return (
      <Notice tone="info" title="Your profile is being reviewed">
        As soon as {name} is approved, exhibitors see it and quote requests can be assigned to you.
        You'll hear from us by email, usually within two business days. You can already submit
        projects.
      </Notice>
    );
  }
  if (profile.heldFields.length > 0) {
    const changed = profile.heldFields.map((field) => profileLabels[field].toLowerCase());
    return (
      <Notice tone="info" title="Some changes are waiting for a check">
        Exhibitors see your new {changed.join(", ")} once our team has reviewed it. Everything else
        is live.
      </Notice>
    );
  }
  if (reviewReason) {
    return (
      <Notice tone="caution" title="A change of your profile was not approved">
        {reviewReason} Your profile stays public as it was.
      </Notice>
    );
  }
  if (profile.public) return null;
  return (
    <Notice tone="caution" title="Your profile is not public">
      Only public builders are assigned quote requests.
    </Notice>
  );
}
