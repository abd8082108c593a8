import { boothArea, similarArea } from "../../shared/booth-area.ts";
import { type BudgetRange, budgetRange } from "../../shared/money/budget-range.ts";
import { foldText } from "../../shared/text/fold-text.ts";
import type { BuilderFilter } from "../builder-filter.ts";

/** The fields of a published project that a search for builders reads. */
export type PastBooth = {
  projectType: string | null;
  size: string;
  eventName: string | null;
  location: string | null;
};

/** The booth that a filter asks for. */
export type WantedBooth = {
  /** A word of the booth type, in lower case: "island". */
  type: string | null;
  /** Range of square feet around the wanted size, whole numbers. */
  area: { least: number; most: number } | null;
  budget: BudgetRange | null;
};

/**
 * The booth that a filter asks for. Its area is the range of similar booths, in whole square feet.
 */
export function wantedBooth({ boothType, boothSize, budget }: BuilderFilter): WantedBooth {
  const area = boothSize === null ? null : boothArea(boothSize);
  return {
    type: boothType === null ? null : foldText(boothType),
    area:
      area === null
        ? null
        : {
            least: Math.ceil(area * similarArea.least),
            most: Math.floor(area * similarArea.most),
          },
    budget: budgetRange(budget),
  };
}

/** Whether a project type means this booth type: "Island Booth" is an island. */
export function namesType(projectType: string | null, type: string): boolean {
  return type !== "" && foldText(projectType ?? "").includes(type);
}

/** Whether a project is of the wanted type; true where none is wanted. */
export function isOfType(work: PastBooth, { type }: WantedBooth): boolean {
  return type === null || namesType(work.projectType, type);
}

/**
 * Whether a project is of about the wanted size; true when no size is wanted, false when the
 * project's is unknown.
 */
export function isOfSize(work: PastBooth, { area }: WantedBooth): boolean {
  const built = boothArea(work.size);
  return area === null || (built !== null && built >= area.least && built <= area.most);
}
