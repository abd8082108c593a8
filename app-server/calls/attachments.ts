import { type attachmentCalls, toAttachmentsBody } from "../contract/attachments/attachments.ts";
import { asId } from "../contract/fields/as-id.ts";
import { type HandlersOf, mapped } from "./handler.ts";

/** The files of a request; uploads and downloads are plain routes. */
export const attachmentHandlers: HandlersOf<typeof attachmentCalls> = {
  "GET /api/quote-requests/:id/attachments": ({ core, by }, { params: { id } }) =>
    mapped(core.attachments.listAttachments({ requestId: asId(id), by }), toAttachmentsBody),
  "DELETE /api/attachments/:id": (scope, { params: { id } }) => {
    const { core, by, services } = scope;
    const remove = () => core.assignment.removeFile({ id: asId(id), by });
    return mapped(services.changeLimit(scope, id, remove), () => ({ message: "File removed" }));
  },
};
