import type { EntityManager } from "@mikro-orm/postgresql";
import type { Clock } from "../../../domain/shared/time/clock.ts";

/** Clock per database, keyed by the driver that its sessions share. */
const clocks = new WeakMap<object, Clock>();

/** Sets the clock for times in statements of this database's sessions. */
export function setClock(em: EntityManager, clock: Clock): void {
  clocks.set(em.getDriver(), clock);
}

/** The current time for a statement, by the clock of its database. */
export function momentOf(em: EntityManager): Date {
  const clock = clocks.get(em.getDriver());
  if (!clock) throw new Error("A session without a clock: openDatabase gives it one");
  return clock.now();
}
