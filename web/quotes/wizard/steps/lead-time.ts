import { dayMs } from "../../../../domain/shared/time/time-units.ts";

/** A sentence on the time left before a show; null for a past day, today, and text that isn't a day. */
export function leadTime(day: string, today: string): string | null {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
  if (!(days > 0)) return null;
  const time =
    days < 70 ? `${days} ${days === 1 ? "day" : "days"}` : `${Math.round(days / 7)} weeks`;
  if (days <= 21) return `${time} away: ask for a rental. Most builders need longer to build.`;
  if (days <= 60) return `${time} away: rental and modular booths are realistic.`;
  return `${time} away: enough for a custom build.`;
}
