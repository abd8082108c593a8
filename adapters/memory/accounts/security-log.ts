import type {
  PeopleRead,
  RequestViewed,
  RightsChanged,
  SecurityLine,
  SecurityLog,
} from "../../../domain/security-events/security-event.ts";

/** In-memory security events for tests. */
export function createMemorySecurityLog(
  lines: (SecurityLine | RequestViewed | RightsChanged | PeopleRead)[] = [],
): SecurityLog {
  return {
    async add(line) {
      lines.push(structuredClone(line));
    },
    async addPeopleRead(read) {
      lines.push(structuredClone(read));
    },
    async addView(view) {
      lines.push(structuredClone(view));
    },
    async addRights(change) {
      lines.push(structuredClone(change));
    },
  };
}
