import type { BuildersLeft, VettingPolicy } from "../../domain/vetting/required-vetting.ts";
import { asId } from "../contract/fields/as-id.ts";
import {
  toOwnChecksBody,
  toPublicChecksBody,
  toQueuedChecksBody,
  toSentCheck,
} from "../contract/vetting/vetting.ts";
import type { vettingCalls } from "../contract/vetting/vetting-calls.ts";
import { type CallContext, type HandlersOf, limited, mapped } from "./handler.ts";

const toPolicyBody = ({ policy, left }: { policy: VettingPolicy; left: BuildersLeft }) => ({
  ...policy,
  left,
});
const ofReferences = ({ services, clientAddress }: CallContext) =>
  [services.limiters.referenceLinks, clientAddress] as const;
const said = (message: string) => () => ({ message });

/** Handlers for evidence about builders. Uploads and downloads are plain routes. */
export const vettingHandlers: HandlersOf<typeof vettingCalls> = {
  "GET /api/builders/:id/vetting": ({ core, by }, { params: { id } }) =>
    mapped(core.vetting.listPublicChecks({ builderId: asId(id), by }), toPublicChecksBody),
  "GET /api/builders/vetting": ({ core, by }) =>
    mapped(core.vetting.listOwnChecks({ by }), toOwnChecksBody),
  "POST /api/builders/vetting": ({ core, by }, { body }) => {
    if (body.kind === "references") {
      const { people } = body;
      return mapped(
        core.vetting.askReferences({ people, by }),
        said("Asked. We'll look at it once two have answered"),
      );
    }
    const documents = "documents" in body ? body.documents : [];
    const ids = documents.map((id) => asId<"vetting-document">(id));
    return mapped(
      core.vetting.submitCheck({ sent: toSentCheck(body), documents: ids, visited: null, by }),
      said("Sent. We'll email you our decision"),
    );
  },
  "DELETE /api/vetting/documents/:id": ({ core, by }, { params: { id } }) =>
    mapped(core.vetting.removeDocument({ id: asId(id), by }), said("Document removed")),
  "GET /api/references/:token": (context, { params: { token } }) =>
    limited(ofReferences(context), () =>
      mapped(context.core.vetting.openReference({ token }), (opened) => opened),
    ),
  "POST /api/references/:token": (context, { params: { token }, body: answer }) =>
    limited(ofReferences(context), () =>
      mapped(context.core.vetting.answerReference({ token, answer }), said("Thank you")),
    ),
  "DELETE /api/references/:token": (context, { params: { token } }) =>
    limited(ofReferences(context), () =>
      mapped(context.core.vetting.stopReferences({ token }), said("We won't write to you again")),
    ),
  "GET /api/admin/vetting": ({ core, by }, { query: { kind = null, state, after } }) =>
    mapped(
      core.vetting.listQueuedChecks({ filter: { kind, state }, after, by }),
      toQueuedChecksBody,
    ),
  "POST /api/admin/vetting": ({ core, by }, { body }) => {
    const { builderId, documents, ...facts } = body;
    const ids = documents.map((id) => asId<"vetting-document">(id));
    const sent = { kind: "site", facts } as const;
    return mapped(
      core.vetting.submitCheck({ sent, documents: ids, visited: asId(builderId), by }),
      said("Sent. It waits among the checks"),
    );
  },
  "GET /api/admin/vetting-policy": ({ core, by }) =>
    mapped(core.vetting.readVettingPolicy({ by }), toPolicyBody),
  "PUT /api/admin/vetting-policy": ({ core, by }, { body }) =>
    mapped(core.vetting.changeVettingPolicy({ ...body, by }), toPolicyBody),
  "POST /api/admin/vetting/:id/decide": ({ core, by }, { params: { id }, body }) =>
    mapped(core.vetting.decideCheck({ id: asId(id), ...body, by }), ({ state }) => ({
      message: state === "refused" ? "Refused. The builder is emailed" : "Accepted",
    })),
};
