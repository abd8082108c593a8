import { uuidPattern } from "../../../domain/shared/id.ts";

/**
 * Whether PostgreSQL can parse the text as a uuid. Other texts come from URLs and match nothing.
 */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}
