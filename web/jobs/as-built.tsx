import type { AttachmentBody } from "../../app-server/contract/attachments/attachments.ts";
import type { JobBody } from "../../app-server/contract/jobs/jobs.ts";
import { asBuiltLimits } from "../../domain/jobs/as-built.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { useChange } from "../api/use-change.ts";
import { ActionDialog } from "../page/action-dialog.tsx";
import { FileDrop } from "../quotes/files/file-drop.tsx";
import { row, rows } from "../ui/data/rows.css.ts";
import { Badge } from "../ui/feedback/badge.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { TextLink } from "../ui/text/text-link.tsx";
import { builderName } from "./builder-name.ts";
import { photo } from "./site/saying.css.ts";

type Props = { read: JobBody };

/** Photos of the built booth: the builder adds them, the exhibitor allows them in the portfolio. */
export function AsBuilt({ read }: Props) {
  const { job, side, asBuilt } = read;
  const { photos, may, projectId } = asBuilt;
  const params = { id: job.id };
  const add = useChange({
    call: (fileId: string) =>
      fetchApi.call("PUT /api/jobs/:id/as-built/:fileId", {
        params: { ...params, fileId },
        body: {},
      }),
    refreshes: ["jobs"],
    failed: { title: "Photo not added", couldNot: "add the photo" },
  });
  if (photos.length === 0 && !may.add) return null;
  const query = new URLSearchParams({ request: job.quoteRequestId, purpose: "job", kind: "photo" });
  return (
    <Stack gap="small" as="section">
      <Heading level={3} size="card">
        As built
      </Heading>
      <Text size="small">
        {side === "exhibitor"
          ? `Photos of your booth by ${builderName(job)}. None is public unless you allow it.`
          : "Photos of the finished booth. The exhibitor decides which ones your portfolio may show."}
      </Text>
      {photos.length > 0 && (
        <ul className={rows}>
          {photos.map((each) => (
            <li key={each.id} className={row}>
              <Photo photo={each} read={read} />
            </li>
          ))}
        </ul>
      )}
      {may.makeProject && (
        <Inline>
          <ActionDialog
            label={projectId ? "Add to the project" : "Make a project of it"}
            size="small"
            tone="accent"
            buttonTone="plain"
            title={projectId ? "Add the allowed photos?" : "Make a project of this job?"}
            description={
              projectId
                ? "The photos allowed since join the project in your portfolio."
                : "A draft in your portfolio gets the show, size, features and the allowed photos, marked as confirmed by the exhibitor. Only you see it until you complete and publish it."
            }
            confirmLabel={projectId ? "Add the photos" : "Make the project"}
            call={() => fetchApi.call("POST /api/jobs/:id/project", { params })}
            refreshes={["jobs", "portfolio"]}
            done={{ title: "It is in your portfolio" }}
            failed={{ title: "No project made", couldNot: "make the project" }}
          />
        </Inline>
      )}
      {projectId && side === "builder" && (
        <TextLink to="/dashboard?view=portfolio">See your portfolio</TextLink>
      )}
      {may.add && (
        <FileDrop
          label="photos of the built booth"
          path={`/api/attachments?${query}`}
          room={asBuiltLimits.photos - photos.length}
          firstKind={null}
          onlyPictures
          onArrived={({ id }: AttachmentBody) => add.mutate(id)}
        />
      )}
    </Stack>
  );
}

type PhotoProps = Props & { photo: JobBody["asBuilt"]["photos"][number] };

function Photo({ photo: { id, name, caption, isAllowed, isShown }, read }: PhotoProps) {
  const { job, side, asBuilt } = read;
  const params = { id: job.id, fileId: id };
  const address = `/api/attachments/${id}`;
  const builder = builderName(job);
  return (
    <Stack gap="xsmall">
      <a href={address} download>
        <img src={`${address}/preview`} alt={caption ?? name} className={photo} loading="lazy" />
      </a>
      {caption && <Text>{caption}</Text>}
      <Inline gap="small" align="center" wrap>
        <Badge tone={isAllowed ? "positive" : "neutral"}>
          {isShown ? "In the portfolio" : isAllowed ? "Portfolio allowed" : "Private"}
        </Badge>
        {asBuilt.may.allow && (
          <ActionDialog
            label={isAllowed ? "Withdraw permission" : "Allow in the portfolio"}
            size="small"
            buttonTone="quiet"
            tone={isAllowed ? "critical" : "accent"}
            title={isAllowed ? "Withdraw permission for it?" : "Allow this photo in the portfolio?"}
            description={
              isAllowed
                ? `It leaves the portfolio of ${builder} at once.`
                : `${builder} may publish it with the show, the booth's size and its features, marked as confirmed by the exhibitor. Your company and amounts aren't part of it. You can withdraw this later.`
            }
            confirmLabel={isAllowed ? "Withdraw permission" : "Allow it"}
            cancelLabel="Not now"
            call={() =>
              fetchApi.call("PUT /api/jobs/:id/as-built/:fileId", {
                params,
                body: { allowed: !isAllowed },
              })
            }
            refreshes={["jobs"]}
            failed={{ title: "Not saved", couldNot: "save it" }}
          />
        )}
        {side === "builder" && (
          <ActionDialog
            label={caption ? "Change the caption" : "Add a caption"}
            size="small"
            buttonTone="quiet"
            tone="accent"
            title="Caption of the photo"
            description="Both sides of the job read it."
            confirmLabel="Save the caption"
            cancelLabel="Not now"
            reason={{
              label: "Caption",
              hint: `Up to ${asBuiltLimits.caption} characters.`,
              maxLength: asBuiltLimits.caption,
            }}
            call={(words) =>
              fetchApi.call("PUT /api/jobs/:id/as-built/:fileId", {
                params,
                body: { caption: words ?? null },
              })
            }
            refreshes={["jobs"]}
            failed={{ title: "Not saved", couldNot: "save the caption" }}
          />
        )}
      </Inline>
    </Stack>
  );
}
