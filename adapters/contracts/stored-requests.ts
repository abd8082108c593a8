import {
  answeredCase,
  beasResponse,
  carlsResponse,
  now,
  pendingRequest,
  sentRequest,
} from "../../domain/quotes/examples.ts";
import type {
  IdempotencyKey,
  NewRequest,
  QuoteRequestRepository,
} from "../../domain/quotes/ports.ts";
import type { QuoteRequest } from "../../domain/quotes/quote-request.ts";
import type { QuoteRequestId, ReceiptId } from "../../domain/shared/id.ts";

export const all = { limit: 100, after: null };
export const second = 1000;

export function idOf(number: number) {
  return `0190e000-0000-7000-8000-${String(number).padStart(12, "0")}`;
}

/** The number-th request: its id and its age follow the number. */
export function requestNumber(number: number, facts: Partial<QuoteRequest> = {}): QuoteRequest {
  const createdAt = new Date(pendingRequest.createdAt.getTime() + number * second);
  const id = idOf(number) as QuoteRequestId;
  return { ...pendingRequest, id, createdAt, updatedAt: createdAt, ...facts };
}

export function fresh(
  request: QuoteRequest,
  idempotency: IdempotencyKey | null = null,
): NewRequest {
  const id = request.id.replace("0190", "0191") as ReceiptId;
  const receipt = { id, expiresAt: new Date(now.getTime() + second) };
  return { request, receipt, messages: [], idempotency };
}

export async function submitAll(quotes: QuoteRequestRepository, requests: QuoteRequest[]) {
  for (const request of requests) await quotes.submit(fresh(request));
}

export const ids = (page: { items: { id: string }[] }) => page.items.map((item) => item.id);

/** Ada's request with both offers, stored step by step. */
export async function openAnswered(open: () => Promise<QuoteRequestRepository>) {
  const quotes = await open();
  await quotes.submit(fresh(pendingRequest));
  await quotes.save({ request: { ...sentRequest, version: 1 } });
  const request = { ...answeredCase.request, version: 2 };
  await quotes.save({ request, responses: [beasResponse, carlsResponse] });
  return quotes;
}
