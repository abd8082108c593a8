import { type PeopleGroup, peopleGroups } from "../../domain/account-administration/ports.ts";
import { toPageNumber } from "../../domain/shared/page-number.ts";

const lastPage = 500;

/** The admin's search for people: a text, a group, and the page of the list. */
export type PeopleAddress = { search: string; group: PeopleGroup | null; page: number };

export function readPeopleAddress(address: URLSearchParams): PeopleAddress {
  return {
    search: address.get("find")?.trim().slice(0, 100) ?? "",
    group: peopleGroups.find((group) => group === address.get("group")) ?? null,
    page: Math.min(toPageNumber(address.get("page")), lastPage),
  };
}

/** URL of the list with these parameters; defaults are left out. */
export function peopleHref({ search, group, page }: Partial<PeopleAddress>): string {
  const address = new URLSearchParams({ view: "people" });
  if (search) address.set("find", search);
  if (group) address.set("group", group);
  if (page && page > 1) address.set("page", `${page}`);
  return `/admin-dashboard?${address}`;
}
