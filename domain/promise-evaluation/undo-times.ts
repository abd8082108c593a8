/** Milliseconds after an invitation for which an admin can undo it. */
export const undoMs = 10_000;
/** Milliseconds for which its emails wait: longer, so that none leaves during an undo. */
export const heldMs = undoMs + 5_000;
