/** Text for a builder in place of the deadline, which moves by the length of the pause. */
export const pausedWords =
  "Paused until the exhibitor answers us. Your time to answer moves by as long.";
