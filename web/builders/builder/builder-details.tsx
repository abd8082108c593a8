import type { ViewedBuilderBody } from "../../../app-server/contract/builders/builders.ts";
import type { ExhibitBuilderBody } from "../../../app-server/contract/builders/exhibit-builders.ts";
import type { BuilderReviewsBody } from "../../../app-server/contract/ratings/ratings.ts";
import type { PublicChecksBody } from "../../../app-server/contract/vetting/vetting.ts";
import { QuoteBar } from "../../page/quote-bar.tsx";
import { BuilderReviews } from "../../ratings/builder-reviews.tsx";
import { useCurrentUser } from "../../session/use-current-user.ts";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Grid } from "../../ui/layout/grid.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { quoteFormFor } from "../card/contact-target.ts";
import { Tags } from "../card/tags.tsx";
import { FinalBills } from "../final-bills.tsx";
import { BuilderChecks } from "./builder-checks.tsx";
import { columns, description as descriptionStyle, main, side } from "./builder-details.css.ts";
import { BuilderGallery } from "./builder-gallery.tsx";
import { BuilderHeader } from "./builder-header.tsx";
import { BuilderSide } from "./builder-side.tsx";
import { BuilderWork, ShowsBuiltAt } from "./builder-work.tsx";
import { SimilarBuilders } from "./similar-builders.tsx";

type Props = {
  builder: ViewedBuilderBody;
  /** Similar builders, if they were served with the page. */
  similar: ExhibitBuilderBody[] | undefined;
  /** The first reviews, if they were served with the page; null when they could not be read. */
  reviews: BuilderReviewsBody | null | undefined;
  /** The valid checks, likewise. */
  checks: PublicChecksBody | null | undefined;
  /** How near its final bills are to its quotes, likewise. */
  bills: { text: string | null } | null | undefined;
};

/** A builder's public profile. */
export function BuilderDetails({ builder, similar, reviews, checks, bills }: Props) {
  const isAdmin = useCurrentUser()?.userType === "admin";
  const lists = [
    { title: "Specialties", tags: builder.specialties },
    { title: "Services Offered", tags: builder.servicesOffered },
    { title: "Industries Served", tags: builder.industriesServed },
    { title: "Coverage Areas", tags: builder.coverageAreas },
  ].filter(({ tags }) => tags.length > 0);
  return (
    <Stack gap="xlarge">
      <BuilderHeader builder={builder} />
      <div className={columns}>
        <div className={main}>
          {builder.description && <p className={descriptionStyle}>{builder.description}</p>}
          <BuilderWork builder={builder} />
          <BuilderGallery builder={builder} />
          <BuilderReviews builderId={builder.id} name={builder.name} served={reviews} />
          <ShowsBuiltAt builder={builder} />
          <Grid min="16rem">
            {lists.map(({ title, tags }) => (
              <Card key={title} as="section">
                <CardHeader title={title} />
                <Tags tags={tags} />
              </Card>
            ))}
          </Grid>
        </div>
        <div className={side}>
          <BuilderChecks builderId={builder.id} served={checks} />
          <FinalBills builderId={builder.id} served={bills} />
          <BuilderSide builder={builder} />
          {isAdmin && (
            <LinkButton
              to={`/admin-dashboard?${new URLSearchParams({ view: "vetting", builder: builder.id })}`}
            >
              Enter a site visit
            </LinkButton>
          )}
        </div>
      </div>
      <QuoteBar name={builder.name} to={quoteFormFor(builder)} label="Get quotes" />
      <SimilarBuilders id={builder.id} region={builder.region} served={similar} />
    </Stack>
  );
}
