import { toPageNumber } from "../../../domain/shared/page-number.ts";

const lastPage = 500;

/** Which requests the queue holds: those without builders, or all that are open. The first is the usual one. */
export const queueFilters = [
  { name: "builders", label: "Need builders" },
  { name: "open", label: "All open" },
] as const;
export type QueueFilter = (typeof queueFilters)[number]["name"];

/** The queue of an address: its filter, a text, its page, and the opened request. */
export type QueueAddress = { need: QueueFilter; find: string; at: number; brief: string | null };

export function readQueueAddress(address: URLSearchParams): QueueAddress {
  const asked = queueFilters.find(({ name }) => name === address.get("need"))?.name;
  return {
    need: asked ?? "builders",
    find: address.get("find")?.trim().slice(0, 100) ?? "",
    at: Math.min(toPageNumber(address.get("at")), lastPage),
    brief: address.get("brief") || null,
  };
}

/** The address of the queue with these choices; the usual ones are left out. */
export function queueHref(
  { need, find, at, brief }: QueueAddress,
  change: Partial<QueueAddress> = {},
): string {
  const wanted = { need, find, at, brief, ...change };
  const search = new URLSearchParams();
  if (wanted.need !== "builders") search.set("need", wanted.need);
  if (wanted.find) search.set("find", wanted.find);
  if (wanted.at > 1) search.set("at", `${wanted.at}`);
  if (wanted.brief) search.set("brief", wanted.brief);
  const text = `${search}`;
  return text ? `/admin-dashboard?${text}` : "/admin-dashboard";
}
