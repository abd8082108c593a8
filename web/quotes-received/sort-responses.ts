type Sortable = {
  status: string;
  withdrawnAt: string | null;
  quotedAmount: number | null;
  createdAt: string;
};

/**
 * Quotes in order of decision: accepted, then open ones by amount, then the others, newest first.
 */
export function sortResponses<Response extends Sortable>(responses: readonly Response[]) {
  return responses.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      (rank(one) === 1 ? amount(one) - amount(other) : 0) ||
      other.createdAt.localeCompare(one.createdAt),
  );
}

function rank({ status, withdrawnAt }: Sortable): number {
  if (status === "accepted") return 0;
  return status === "pending" && !withdrawnAt ? 1 : 2;
}

/** Quotes without an amount sort last. */
function amount({ quotedAmount }: Sortable): number {
  return quotedAmount ?? Number.MAX_SAFE_INTEGER;
}
