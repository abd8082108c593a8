import { toBuilderRow } from "../../adapters/postgres/builders/builder-profile-mapper.ts";
import { createPostgresBuilderProfileRepository } from "../../adapters/postgres/builders/builder-profile-repository.ts";
import { createPostgresQuoteRequestRepository } from "../../adapters/postgres/quotes/quote-request-repository.ts";
import { insertRows } from "../../adapters/postgres/sql/rows.ts";
import { testNow } from "../../adapters/system/test/test-time.ts";
import { max } from "../../domain/accounts/examples.ts";
import { usualCapacity } from "../../domain/builder-profiles/capacity/builder-capacity.ts";
import { profile } from "../../domain/builder-profiles/examples.ts";
import type { PromiseMode } from "../../domain/promise/promise-policy.ts";
import { pendingRequest } from "../../domain/quotes/examples.ts";
import type { QuoteRequest } from "../../domain/quotes/quote-request.ts";
import type { QuoteRequestId, ReceiptId } from "../../domain/shared/id.ts";
import { openTestApp } from "./test-app.ts";

/** The day of all shows here: so far off that every builder has time. */
export const far = "2098-03-03";

/** An app in which fifteen builders fit every request, and what an admin does there. */
export async function openPromiseApp() {
  const app = await openTestApp();
  const admin = await app.as(max);
  const builders = Array.from({ length: 12 }, (_, index) =>
    profile(`0190b000-0000-7000-8000-0000000002${index + 10}`, `Builder ${index}`, null),
  );
  await insertRows(
    app.newEm(),
    "builder",
    builders.map((each) => toBuilderRow(each)),
  );
  // at work at every hour, so that nothing here depends on the day on which it runs
  const capacity = {
    ...usualCapacity,
    workDays: [1, 2, 3, 4, 5, 6, 7],
    workFrom: "00:00",
    workUntil: "24:00",
    mostOpenInvitations: 50,
    mostPerShow: 20,
  };
  const profiles = createPostgresBuilderProfileRepository(app.newEm());
  const audit = { actorId: null, action: "builder.capacity-saved", detail: {} } as const;
  for (const { id: builderId } of builders) {
    await profiles.saveCapacity({ builderId, capacity, at: testNow(), audit });
  }

  const evaluate = () => app.newCore().promiseEvaluation.evaluatePromises();

  /** A request just received, evaluated once. */
  async function receive(facts: Partial<QuoteRequest> = {}) {
    const id = crypto.randomUUID() as QuoteRequestId;
    const at = testNow();
    const request = {
      ...pendingRequest,
      id,
      eventDate: far,
      eventDay: far,
      createdAt: at,
      updatedAt: at,
      ...facts,
    };
    const receipt = { id: crypto.randomUUID() as ReceiptId, expiresAt: new Date(far) };
    const quotes = createPostgresQuoteRequestRepository(app.newEm());
    await quotes.submit({ request, receipt, messages: [], idempotency: null });
    await evaluate();
    return id;
  }
  const read = async (id: string) => (await admin.get(`/api/admin/quotes/${id}/promise`)).body;
  const act = (id: string, name: string, body: object = {}) =>
    admin.send("POST", `/api/admin/quotes/${id}/promise/${name}`, body);
  async function shownProposal(id: string) {
    const { version, builders } = (await read(id)).proposal;
    return { version, builderIds: builders.map((one: { builderId: string }) => one.builderId) };
  }
  async function setMode(mode: PromiseMode) {
    const { version, params } = (await admin.get("/api/admin/promise/policy")).body;
    const sent = { version, params: { ...params, mode } };
    const { status } = await admin.send("PUT", "/api/admin/promise/policy", sent);
    if (status !== 200) throw new Error(`The mode was not changed: ${status}`);
  }
  return { app, admin, evaluate, receive, read, act, shownProposal, setMode };
}
