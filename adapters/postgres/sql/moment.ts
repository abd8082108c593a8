import type { EntityManager } from "@mikro-orm/postgresql";
import type { Clock } from "../../../domain/shared/time/clock.ts";

/** Clocks of databases, by the driver that all sessions of one share. */
const clocks = new WeakMap<object, Clock>();

/** Has the statements of this database's sessions take their moment from the clock. */
export function setClock(em: EntityManager, clock: Clock): void {
  clocks.set(em.getDriver(), clock);
}

/** The moment that a statement writes or compares with, by the clock of its database's sessions. */
export function momentOf(em: EntityManager): Date {
  const clock = clocks.get(em.getDriver());
  if (!clock) throw new Error("A session without a clock: openDatabase gives it one");
  return clock.now();
}
