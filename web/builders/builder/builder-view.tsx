import { ApiError } from "../../../app-server/contract/api-error.ts";
import type { ViewedBuilderBody } from "../../../app-server/contract/builders/builders.ts";
import type { ExhibitBuilderBody } from "../../../app-server/contract/builders/exhibit-builders.ts";
import type { BuilderReviewsBody } from "../../../app-server/contract/ratings/ratings.ts";
import type { PublicChecksBody } from "../../../app-server/contract/vetting/vetting.ts";
import { callQuery } from "../../api/call-query.ts";
import { useServedQuery } from "../../api/use-served-query.ts";
import { ClientHead, ClientTitle } from "../../page/client-head.tsx";
import { RecordLost } from "../../page/record-lost.tsx";
import { wholePage } from "../../ui/feedback/skeleton.css.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Container } from "../../ui/layout/container.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { BuilderDetails } from "./builder-details.tsx";
import { builderMeta, lostBuilder } from "./builder-meta.ts";

type Props = {
  id: string;
  /** Data served with the page; undefined after client-side navigation. */
  served: Served | undefined;
};

type Served = {
  builder: ViewedBuilderBody | null;
  status: number;
  similar: ExhibitBuilderBody[] | undefined;
  reviews: BuilderReviewsBody | null;
  checks: PublicChecksBody | null;
  bills: { text: string | null } | null;
};

/** A builder, or the reason why it can't be shown. */
export function BuilderView({ id, served }: Props) {
  const { data: builder, error } = useServedQuery(
    callQuery("GET /api/builders/:id", { params: { id } }),
    served?.builder,
  );
  const isMissing = served?.status === 404 || (error instanceof ApiError && error.status === 404);
  // the server has set the head of its own pages
  const title = (words: string) => served === undefined && <ClientTitle>{words}</ClientTitle>;
  if (isMissing || error || served?.builder === null) {
    const why = isMissing ? "missing" : "broken";
    return (
      <>
        {title(lostBuilder[why].title)}
        <RecordLost why={why} words={lostBuilder} />
      </>
    );
  }
  return (
    <Container>
      {builder === undefined && title("Exhibit Builder")}
      {builder && !served && (
        <ClientHead tagsOf={(matches) => builderMeta(matches, builder, 200)} />
      )}
      {builder ? (
        <BuilderDetails
          builder={builder}
          similar={served?.similar}
          reviews={served?.reviews}
          checks={served?.checks}
          bills={served?.bills}
        />
      ) : (
        <BuilderSkeleton />
      )}
    </Container>
  );
}

function BuilderSkeleton() {
  return (
    <div role="status" aria-busy="true" className={wholePage}>
      <Stack gap="large">
        <Text tone="muted">Loading builder profile...</Text>
        <Skeleton shape="title" />
        <Skeleton lines={4} />
        <Skeleton shape="picture" />
      </Stack>
    </div>
  );
}
