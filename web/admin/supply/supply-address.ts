import { sizeBands } from "../../../domain/shared/booth-area.ts";
import {
  type SupplySize,
  type SupplyType,
  supplyTypes,
} from "../../../domain/supply/supply-types.ts";

/** A city with a booth size and type. */
export type Spot = { city: string; type: SupplyType; size: SupplySize };

/** The booth type in the URL and, when a cell is open, its city and size. */
export function readSupplyAddress(address: URLSearchParams) {
  const type = supplyTypes.find(({ value }) => value === address.get("type"))?.value ?? "any";
  const city = address.get("city")?.trim().slice(0, 50) || null;
  const size = sizeBands.find(({ value }) => value === address.get("size"))?.value ?? null;
  return { type, city, spot: city && size ? { city, type, size } : null };
}

export function supplyAddress(wanted: Partial<Spot>): string {
  const address = new URLSearchParams({ view: "supply" });
  for (const [name, value] of Object.entries(wanted)) if (value) address.set(name, value);
  return `/admin-dashboard?${address}`;
}

/** URL of the page that imports builders. */
export const importAddress = "/admin-dashboard?view=supply&do=import";

/**
 * URL of the page that invites builders; with `builder`, for the person who will own that profile.
 */
export function inviteAddress(builder?: { id: string; name: string }): string {
  const address = new URLSearchParams({ view: "supply", do: "invite" });
  if (builder) {
    address.set("builder", builder.id);
    address.set("name", builder.name);
  }
  return `/admin-dashboard?${address}`;
}
