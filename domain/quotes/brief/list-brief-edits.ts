import type { NotSignedIn } from "../../accounts/refusals.ts";
import { ok, type Result } from "../../shared/result.ts";
import { type BriefChange, type BriefEdit, briefEdits } from "../brief-version.ts";
import { masked } from "../contact-after.ts";
import { isBudgetRange } from "../mask-contacts.ts";
import type { RequestNotFound } from "../refusals.ts";
import { type BriefReadNeeds, findReadableBrief, type ReadBrief } from "./find-readable-brief.ts";

/** The exhibitor, an assigned builder or an admin lists the changes of a brief, latest first. */
export function listBriefEdits(ports: BriefReadNeeds) {
  return async (list: ReadBrief): Promise<Result<BriefEdit[], NotSignedIn | RequestNotFound>> => {
    const found = await findReadableBrief(ports, list);
    if (!found.ok) return found;
    const edits = briefEdits(await ports.quotes.listBriefVersions(list.requestId));
    return ok(found.value.isMasked ? edits.map(maskedEdit) : edits);
  };
}

/** An edit as read by a builder without contact data. */
function maskedEdit(edit: BriefEdit): BriefEdit {
  const maskedText = (text: string) => (isBudgetRange(text) ? text : masked(text));
  const shown = (value: BriefChange["from"]) =>
    typeof value === "string" ? maskedText(value) : (value?.map(masked) ?? null);
  const changes = edit.changes.map(({ field, from, to }) => ({
    field,
    from: shown(from),
    to: shown(to),
  }));
  return { ...edit, changes };
}
