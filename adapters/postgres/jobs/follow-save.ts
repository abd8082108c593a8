import type { EntityManager } from "@mikro-orm/postgresql";
import { followRequest, newJob } from "../../../domain/jobs/job.ts";
import { isUnderWay } from "../../../domain/jobs/job-state.ts";
import type { QuoteChange } from "../../../domain/quotes/ports.ts";
import { isOpen } from "../../../domain/quotes/request-state.ts";
import type { QuoteRequestId } from "../../../domain/shared/id.ts";
import { compileOnce, type QueryValues } from "../sql/run.ts";
import { settleCloseOut, unsettleCloseOut } from "./close-out-rows.ts";
import { insertJob, toJob, updateJob } from "./job-rows.ts";

/**
 * Creates the job of a quote that a step accepted, or closes, ends or reopens the job with its
 * request, in the transaction of `em` that stores the step.
 */
export async function followSave(
  em: EntityManager,
  { request, responses = [], callOff, closing }: QuoteChange,
): Promise<void> {
  const accepted = responses.find(({ status }) => status === "accepted");
  if (accepted && isOpen(request.status)) {
    await insertJob(em, newJob(accepted, request.updatedAt));
    return;
  }
  // a request in another state has no accepted quote
  if (isOpen(request.status) && request.status !== "in-progress") return;
  const [row] = await findJobOf(em, { requestId: request.id });
  const job = row && followRequest(toJob(row), request, callOff);
  if (!job) return;
  await updateJob(em, job);
  const { id, state, closedAt: at } = job;
  if (state === "closed") await settleCloseOut(em, { id, at }, closing);
  if (isUnderWay(state)) await unsettleCloseOut(em, id);
}

const findJobOf = compileOnce((db, given: QueryValues<{ requestId: QuoteRequestId }>) =>
  db.selectFrom("job").selectAll().where("quote_request_id", "=", given("requestId")),
);
