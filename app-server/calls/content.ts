import type { contentCalls } from "../contract/admin/content-calls.ts";
import { toEditedContentBody, toListedContentBody } from "../contract/admin/edited-content.ts";
import { type HandlersOf, mapped } from "./handler.ts";
import { ifMatchVersion } from "./input/if-match.ts";

/** Handlers for content that admins add, edit and hide. */
export const contentHandlers: HandlersOf<typeof contentCalls> = {
  "GET /api/admin/content": ({ core, by }, { query: { kind, search, ...page } }) =>
    mapped(core.contentEditing.listContent({ kind, search, page, by }), toListedContentBody),
  "GET /api/admin/content/:id": ({ core, by }, { params: { id }, query: { kind } }) =>
    mapped(core.contentEditing.viewContent({ kind, id, by }), toEditedContentBody),
  "PUT /api/admin/content/:id/hidden": ({ core, by }, { params, body }) =>
    mapped(core.contentEditing.hideContent({ ...params, ...body, by }), toEditedContentBody),
  "POST /api/admin/trade-shows": ({ core, by }, { body: fields }) =>
    mapped(core.contentEditing.addContent({ kind: "trade-shows", fields, by }), (added) => added),
  "PUT /api/admin/trade-shows/:id": ({ core, by }, { params: { id }, body: fields, ifMatch }) => {
    const seen = ifMatchVersion(ifMatch);
    const edit = { kind: "trade-shows", id, fields, seen, by } as const;
    return mapped(core.contentEditing.editContent(edit), toEditedContentBody);
  },
  "POST /api/admin/articles": ({ core, by }, { body: fields }) =>
    mapped(core.contentEditing.addContent({ kind: "blog", fields, by }), (added) => added),
  "PUT /api/admin/articles/:id": ({ core, by }, { params: { id }, body: fields, ifMatch }) => {
    const seen = ifMatchVersion(ifMatch);
    const edit = { kind: "blog", id, fields, seen, by } as const;
    return mapped(core.contentEditing.editContent(edit), toEditedContentBody);
  },
  "POST /api/admin/projects": ({ core, by }, { body: fields }) =>
    mapped(core.contentEditing.addContent({ kind: "portfolio", fields, by }), (added) => added),
  "PUT /api/admin/projects/:id": ({ core, by }, { params: { id }, body: fields, ifMatch }) => {
    const seen = ifMatchVersion(ifMatch);
    const edit = { kind: "portfolio", id, fields, seen, by } as const;
    return mapped(core.contentEditing.editContent(edit), toEditedContentBody);
  },
};
