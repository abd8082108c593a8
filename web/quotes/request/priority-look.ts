type Look = { label: string; tone: "neutral" | "info" | "critical" };

const looks: Record<string, Look> = {
  high: { label: "High", tone: "critical" },
  medium: { label: "Medium", tone: "info" },
  normal: { label: "Normal", tone: "neutral" },
  low: { label: "Low", tone: "neutral" },
};

/** Badge of a priority. A missing one counts as normal for builders and as medium for admins. */
export function priorityLook(
  priority: string | null | undefined,
  whenMissing: "normal" | "medium",
): Look {
  const known = priority || whenMissing;
  return looks[known] ?? { label: known, tone: "neutral" };
}
