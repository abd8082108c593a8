import { emailAddress } from "../../app-server/contract/fields/text.ts";
import { WrongUse } from "./wrong-use.ts";

/** The email address in the command's arguments, in lower case. */
export function oneEmail(positionals: string[]): string {
  const parsed = emailAddress.safeParse(positionals[0]);
  if (!parsed.success || positionals.length !== 1)
    throw new WrongUse("Give one email address, such as admin@example.com");
  return parsed.data;
}
