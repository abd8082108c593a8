import { useQuery } from "@tanstack/react-query";
import type { CurrentUserBody } from "../../../app-server/contract/accounts/accounts.ts";
import type { MyProfileBody } from "../../../app-server/contract/builders/builder-profile.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { builderProfileQuery } from "../builder-queries.ts";
import { ReviewNotice } from "../review-notice.tsx";
import { EditBuilderProfile } from "./edit-builder-profile.tsx";

const shown = 3;

/** The profile in three lines: name, places, specialties. */
function BuilderProfileFacts({ profile }: { profile: MyProfileBody }) {
  const { name, city, state, specialties } = profile;
  const more = specialties.length - shown;
  return (
    <Stack gap="small">
      <Heading level={3} size="small">
        {name}
      </Heading>
      <Text tone="muted">{[city, state].filter(Boolean).join(", ")}</Text>
      {specialties.length > 0 && (
        <Inline as="ul" gap="small">
          {specialties.slice(0, shown).map((specialty) => (
            <li key={specialty}>
              <Badge>{specialty}</Badge>
            </li>
          ))}
          {more > 0 && (
            <li>
              <Badge>
                +more<VisuallyHidden> ({more})</VisuallyHidden>
              </Badge>
            </li>
          )}
        </Inline>
      )}
    </Stack>
  );
}

type Props = {
  builder: CurrentUserBody["builder"];
  /** The builder comes from the sign-up: the form opens at once. */
  isJoining?: boolean;
};

/** The builder's profile with its missing facts and its review status. */
export function BuilderProfileCard({ builder, isJoining = false }: Props) {
  const own = useQuery({ ...builderProfileQuery(), enabled: builder !== null });
  const profile = (builder && own.data) ?? null;
  return (
    <Card as="section">
      <CardHeader
        title="Customize Your Builder Profile"
        subtitle="What exhibitors see, and what we use to match you with requests."
        actions={
          <Badge tone={builder ? "positive" : "caution"}>
            {builder ? "Profile Complete" : "Profile Incomplete"}
          </Badge>
        }
      />
      {!builder && (
        <Notice tone="caution" title="You have no builder profile yet">
          Quote requests are assigned to builders with an approved profile, and projects need one.
          Fill it in once; we'll review it before it goes live.
        </Notice>
      )}
      {builder && own.isPending && (
        <div role="status">
          <VisuallyHidden>Loading your builder profile</VisuallyHidden>
          <Skeleton lines={2} />
        </div>
      )}
      {own.isError && (
        <LoadFailure
          title="Error Loading Your Profile"
          couldNot="load your builder profile"
          query={own}
        />
      )}
      {profile && <ReviewNotice profile={profile} />}
      {profile && <BuilderProfileFacts profile={profile} />}
      {(!builder || profile) && (
        <EditBuilderProfile profile={profile} startsOpen={isJoining && !builder} />
      )}
    </Card>
  );
}
