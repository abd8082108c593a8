import type { Job, JobResult, PgBoss } from "pg-boss";
import type { NewCore } from "./job-core.ts";
import { type Delivery, deliveries, deliveryOf } from "./queues.ts";

/** Delivers each message of a batch on its own. A postponed message gets a job at its new time. */
export function deliver(boss: PgBoss, newCore: NewCore, report: (error: unknown) => void) {
  async function deliverOne({ id, data }: Job<Delivery>): Promise<JobResult> {
    try {
      const delivery = await newCore().assignment.deliverMessage(data);
      if (delivery.kind === "postponed") {
        const { data: payload, ...options } = deliveryOf(data.messageId, delivery.until);
        await boss.send(deliveries.name, payload, options);
      }
      return { id, status: "completed", output: { kind: delivery.kind } };
    } catch (error) {
      report(error);
      return { id, status: "failed", output: { error: String(error) } };
    }
  }

  return (jobs: Job<Delivery>[]) => Promise.all(jobs.map(deliverOne));
}
