import { minuteMs } from "../../../domain/shared/time/time-units.ts";

/** "25 min left", "3 h left", "2 days left"; rounded down, so it never promises more. */
export function timeLeft(iso: string, now: Date): string {
  const minutes = Math.floor((new Date(iso).getTime() - now.getTime()) / minuteMs);
  if (minutes <= 0) return "time is up";
  if (minutes < 60) return `${minutes} min left`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h left` : `${Math.floor(hours / 24)} days left`;
}
