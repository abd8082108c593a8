const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the database can read the text as an id. Other texts come from addresses, and nothing has such an id. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
