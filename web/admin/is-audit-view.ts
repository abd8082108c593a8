/** Whether an address of the desk asks for the trail of what was done, in place of the requests. */
export function isAuditView(address: URLSearchParams): boolean {
  return address.get("view") === "log";
}
