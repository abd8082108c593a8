/** The numbers of the promise that people read: on pages and in emails they are all from here, never written out. */
export type PromisedNumbers = {
  /** Today's: in `off` and `suggest` an admin may go beyond the two below by hand. */
  mode: "off" | "suggest" | "auto";
  /** In `business` hours are business days, one for each 24. */
  clock: "wall" | "business";
  quotesPromised: number;
  firstHours: number;
  allHours: number;
  seats: number;
  mostInvited: number;
};
