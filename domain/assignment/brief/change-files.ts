import { removeAttachment } from "../../attachments/remove-attachment.ts";
import { type UploadNeeds, uploadAttachment } from "../../attachments/upload-attachment.ts";
import { briefChanges } from "../../quotes/brief-version.ts";
import type { QuoteCase } from "../../quotes/ports.ts";
import { isUndecided } from "../../quotes/request-state.ts";
import type { QuoteRequestId, UserId } from "../../shared/id.ts";
import { minuteMs } from "../../shared/time/time-units.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import { type BriefVersionNeeds, saveBriefVersion } from "./save-brief-version.ts";

type Needs = UploadNeeds & BriefVersionNeeds;

/**
 * Adds a file to a brief, an offer or a question. A new file of a brief creates the brief's next
 * version once builders were asked.
 */
export function addFile(ports: Needs) {
  const upload = uploadAttachment(ports);
  return async (file: Parameters<typeof upload>[0]) => {
    const added = await upload(file);
    if (added.ok && added.value.purpose === "brief") {
      await changeBriefFiles(ports, added.value.quoteRequestId, added.value.uploadedBy);
    }
    return added;
  };
}

/** Removes a file for good; a brief's creates its next version, too. */
export function removeFile(ports: Needs) {
  const remove = removeAttachment(ports);
  return async (given: Parameters<typeof remove>[0]) => {
    const file = await ports.attachments.find(given.id);
    const removed = await remove(given);
    if (removed.ok && file?.purpose === "brief") {
      const actorId = given.by.kind === "member" ? given.by.user.id : null;
      await changeBriefFiles(ports, file.quoteRequestId, actorId);
    }
    return removed;
  };
}

/** Milliseconds within which added and removed files count as one change of the brief. */
const oneChangeMs = 10 * minuteMs;

function changeBriefFiles(
  ports: Needs,
  requestId: QuoteRequestId,
  actorId: UserId | null,
): Promise<void> {
  return retryStale(async () => {
    const now = ports.clock.now();
    const found = await ports.quotes.findCase(requestId);
    if (!found || !isUndecided(found) || found.request.assignedBuilders.length === 0) return;
    if (await isOfLastChange(ports, found, now)) return;
    const change = { edited: found.request, fields: ["files"], scope: { asked: [], notAsked: [] } };
    await saveBriefVersion(ports, found, { ...change, actorId }, now);
  });
}

/**
 * Whether the latest version is itself a change of files within the last ten minutes, and no quote
 * was priced for it yet.
 */
async function isOfLastChange(
  { quotes }: Needs,
  { request, responses }: QuoteCase,
  now: Date,
): Promise<boolean> {
  if (responses.some(({ confirmedBrief }) => confirmedBrief >= request.briefVersion)) return false;
  const [before, latest] = (await quotes.listBriefVersions(request.id)).slice(-2);
  if (!before || !latest || briefChanges(before, latest).length > 0) return false;
  return now.getTime() < latest.createdAt.getTime() + oneChangeMs;
}
