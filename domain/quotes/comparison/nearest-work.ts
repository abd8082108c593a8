import type { WorkSample } from "../../builder-profiles/listed-builder.ts";
import { boothArea } from "../../shared/booth-area.ts";

type ProjectKind = { industry: string; boothSize: string };

/**
 * Sorts projects by similarity to the requested booth: same type first, then nearest floor area,
 * ties in the given order. Unreadable sizes come last.
 */
export function nearestWork<Work extends Pick<WorkSample, "size" | "projectType">>(
  work: readonly Work[],
  { industry, boothSize }: ProjectKind,
): Work[] {
  const type = industry.trim().toLowerCase();
  const wanted = boothArea(boothSize);
  const otherType = ({ projectType }: Work) =>
    type !== "" && (projectType ?? "").toLowerCase().includes(type) ? 0 : 1;
  // by ratio: 10 x 10 is as far from 20 x 20 as that is from 40 x 40
  const distance = ({ size }: Work) => {
    const area = boothArea(size);
    return area && wanted ? Math.abs(Math.log(area / wanted)) : Number.MAX_VALUE;
  };
  return work.toSorted(
    (one, other) => otherType(one) - otherType(other) || distance(one) - distance(other),
  );
}
