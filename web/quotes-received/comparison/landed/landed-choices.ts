/** The exhibitor's choices that affect the show's bill. */
export type LandedChoices = {
  delivery: "advance" | "direct";
  late: "true" | "false";
  overtime: number;
};
export const usualLanded: LandedChoices = { delivery: "advance", late: "false", overtime: 0 };
