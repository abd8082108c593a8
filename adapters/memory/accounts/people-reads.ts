import type { PeopleReads } from "../../../domain/accounts/people-reads.ts";
import { hourMs } from "../../../domain/shared/time/time-units.ts";

/** In-memory counts of people read, for tests. */
export function createMemoryPeopleReads(): PeopleReads {
  const counts = new Map<string, { counted: number; endsAt: Date }>();
  return {
    async take({ adminId, people, most, at }) {
      const stored = counts.get(adminId);
      const isOver = !stored || stored.endsAt <= at;
      const endsAt = isOver ? new Date(at.getTime() + hourMs) : stored.endsAt;
      const counted = (isOver ? 0 : stored.counted) + people;
      if (most !== null && counted > most) return null;
      counts.set(adminId, { counted, endsAt });
      return { counted, endsAt };
    },
  };
}
