const plainWord = /^[a-z]{1,30}(-[a-z]{1,30}){0,7}(\.[a-z]{1,5})?$/;

/** A path for the log: its known words. Ids, addresses, secrets and all else become `:id`. */
export function redactPath(path: string): string {
  const parts = path.split("/").slice(1, 9);
  return `/${parts.map((part) => (part === "" || plainWord.test(part) ? part : ":id")).join("/")}`;
}
