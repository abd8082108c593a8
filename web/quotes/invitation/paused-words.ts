/** To a builder, in place of the time to answer by: it moves by as long as the pause takes. */
export const pausedWords =
  "Paused until the exhibitor answers us. Your time to answer moves by as long.";
