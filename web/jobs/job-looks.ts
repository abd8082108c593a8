/** Tone and label of a job's state. */
export const jobLooks = {
  open: { tone: "info", label: "Open" },
  agreed: { tone: "info", label: "Agreed" },
  delivered: { tone: "positive", label: "Delivered" },
  closed: { tone: "positive", label: "Closed" },
  ended: { tone: "critical", label: "Canceled" },
} as const;
