type Look = { label: string; tone: "neutral" | "info" | "critical" };

const looks: Record<string, Look> = {
  high: { label: "High", tone: "critical" },
  medium: { label: "Medium", tone: "info" },
  normal: { label: "Normal", tone: "neutral" },
  low: { label: "Low", tone: "neutral" },
};

/** A priority's badge. Where it is missing, builders see normal and admins see medium. */
export function priorityLook(
  priority: string | null | undefined,
  whenMissing: "normal" | "medium",
): Look {
  const known = priority || whenMissing;
  return looks[known] ?? { label: known, tone: "neutral" };
}
