import { type FieldsOf, fields } from "../shared/fields.ts";

const score = {
  kind: "whole",
  least: 1,
  max: 5,
  public: true,
  tooSmall: "Give 1 to 5 points",
  tooLong: "Give 1 to 5 points",
  invalid: "Give 1 to 5 points",
} as const;

/** The fields of a review, in the order of the form. */
export const reviewFields = fields({
  overall: { ...score, label: "Overall", required: true },
  onTime: { ...score, label: "On time" },
  onBudget: { ...score, label: "On budget" },
  finish: { ...score, label: "Finish" },
  communication: { ...score, label: "Communication" },
  again: {
    kind: "option",
    options: { yes: "Yes", no: "No" },
    label: "Would you hire them again?",
    invalid: "Say yes or no",
    public: true,
  },
  finalBill: {
    kind: "option",
    options: {
      less: "Less than quoted",
      "as-quoted": "As quoted",
      "up-to-5": "Up to 5% more",
      "6-15": "6 to 15% more",
      "over-15": "More than 15% more",
    },
    label: "The final bill was",
    invalid: "Choose one of the list",
    public: true,
  },
  text: {
    kind: "prose",
    max: 3000,
    label: "In your words",
    hint: "What went well, and what the next exhibitor should know.",
    else: "",
    public: true,
  },
});
export type ReviewFields = FieldsOf<typeof reviewFields>;
