import { type attachmentCalls, toAttachmentsBody } from "../contract/attachments/attachments.ts";
import { asId } from "../contract/fields/as-id.ts";
import { type HandlersOf, mapped } from "./handler.ts";

/** Handlers for the files of a request. Uploads and downloads are plain routes. */
export const attachmentHandlers: HandlersOf<typeof attachmentCalls> = {
  "GET /api/quote-requests/:id/attachments": ({ core, by }, { params: { id } }) =>
    mapped(core.attachments.listAttachments({ requestId: asId(id), by }), toAttachmentsBody),
  "DELETE /api/attachments/:id": async (context, { params }) => {
    const { core, by, services } = context;
    const id = asId<"attachment">(params.id);
    const remove = () => core.assignment.removeFile({ id, by });
    const requestId = await core.attachments.requestOfBriefFile(id);
    // only files of the brief cause emails, so only their removal counts against a limit
    const removed = requestId ? services.changeLimit(context, requestId, remove) : remove();
    return mapped(removed, () => ({ message: "File removed" }));
  },
};
