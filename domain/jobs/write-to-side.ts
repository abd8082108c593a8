import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { ToSide } from "../messages/job-letter.ts";
import type { Addressee, Letter } from "../messages/letter.ts";
import type { JobFacts } from "../messages/letter-facts.ts";
import type { Message } from "../messages/ports.ts";
import { requestFacts, writeToExhibitor } from "../quotes/letters/request-letter.ts";
import { writeToBuilders } from "../quotes/letters/write-to-builders.ts";
import type { QuoteCase } from "../quotes/ports.ts";
import type { QuoteResponse } from "../quotes/quote-response.ts";
import type { Ids } from "../shared/id.ts";
import type { JobSide } from "./job.ts";

type Needs = { builders: BuilderProfileRepository; ids: Ids };
type About = { found: QuoteCase; quote: QuoteResponse };
type Compose = (facts: ToSide & { to: Addressee; job: JobFacts }) => Letter;

export const otherSide = (side: JobSide): JobSide =>
  side === "exhibitor" ? "builder" : "exhibitor";

/** An email to one side of a job. Facts name the other side. `key`: dedupe key. */
export async function writeToSide(
  ports: Needs,
  { found: { request }, quote }: About,
  side: JobSide,
  { key, at }: { key: string; at: Date },
  compose: Compose,
): Promise<Message[]> {
  const responseId = quote.id;
  if (side === "builder") {
    const job = { responseId, other: request.company };
    return writeToBuilders(ports, [quote.builderId], {
      request,
      at,
      key: () => key,
      compose: (facts) => compose({ ...facts, request: requestFacts(request), job }),
    });
  }
  const [builder] = await ports.builders.findMany([quote.builderId]);
  const job = { responseId, other: builder?.name ?? "The builder" };
  return [writeToExhibitor(ports, request, { key, at }, (facts) => compose({ ...facts, job }))];
}
