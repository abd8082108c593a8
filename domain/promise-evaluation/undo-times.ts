/** Milliseconds after an invitation for which an admin can undo it. */
export const undoMs = 10_000;
/** Milliseconds for which an invitation's emails wait. Longer than an undo is possible, so that none leaves meanwhile. */
export const heldMs = undoMs + 5_000;
