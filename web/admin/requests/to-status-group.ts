import { type StatusGroup, statusGroups } from "../../../domain/quotes/request-state.ts";

/** The group that an address or a select names, if any. */
export function toStatusGroup(text: string | null): StatusGroup | undefined {
  return text && Object.hasOwn(statusGroups, text) ? (text as StatusGroup) : undefined;
}
