import { type ImportNeeds, importBuilders } from "./import/import-builders.ts";
import { listNearBuilders } from "./list-near-builders.ts";
import { readSupply, type SupplyNeeds } from "./read-supply.ts";

/** Ports that these use cases need. */
export type SupplyPorts = SupplyNeeds & ImportNeeds;

/** The use cases: whether there are builders enough, and how they come in. */
export function createSupply(ports: SupplyPorts) {
  return {
    readSupply: readSupply(ports),
    importBuilders: importBuilders(ports),
    listNearBuilders: listNearBuilders(ports),
  };
}
