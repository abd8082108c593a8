import { isOneAddress } from "../../adapters/mail/is-one-address.ts";
import { isUuid } from "../../adapters/postgres/sql/is-uuid.ts";
import type { QuoteRequestId } from "../../domain/shared/id.ts";
import { WrongUse } from "./wrong-use.ts";

type ErasureInput = { requestId: QuoteRequestId } | { email: string; withAccount: boolean };

/** The data to erase: one request's, or everything of one email address. */
export function askedErasure(positionals: string[], withAccount: boolean): ErasureInput {
  const [who, ...rest] = positionals;
  if (!who || rest.length > 0) throw new WrongUse("Give one request's id, or one email address");
  if (isUuid(who)) {
    if (withAccount) throw new WrongUse("--account goes with an email address");
    return { requestId: who.toLowerCase() as QuoteRequestId };
  }
  if (!isOneAddress(who)) throw new WrongUse(`${who} is no id and no email address`);
  return { email: who, withAccount };
}
