import { uuidPattern } from "../../../domain/shared/id.ts";

/** Whether the database can read the text as an id. Other texts come from addresses, and nothing has such an id. */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}
