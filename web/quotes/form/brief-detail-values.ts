import {
  type BriefDetails,
  type Criterion,
  criterionLabels,
  criterionNames,
  type DetailField,
  detailFields,
  detailNames,
  type SentDetails,
} from "../../../domain/quotes/brief-details.ts";
import { readDigits } from "../../../domain/shared/files/read-number.ts";
import { heightInput, readHeight } from "../../../domain/shared/height-text.ts";

/** The input of a criterion's weight. */
export type WeightField = `${Criterion}Weight`;
export type TypedDetailField = DetailField | WeightField | "tradeShowId";
export const weightFieldOf = (criterion: Criterion): WeightField => `${criterion}Weight`;

/** The inputs of a brief's details with their labels; all are typed as text. */
export const typedDetailLabels = Object.fromEntries([
  ...detailNames.map((name) => [name, detailFields[name].label]),
  ...criterionNames.map((criterion) => [weightFieldOf(criterion), criterionLabels[criterion]]),
  ["tradeShowId", "Trade Show"],
]) as Record<TypedDetailField, string>;
export type TypedDetails = Record<TypedDetailField, string>;

/** Inputs in which a person may have typed words. */
export const wordedDetails = detailNames.filter((name) =>
  ["text", "prose", "list"].includes(detailFields[name].kind),
);

/** The details that these inputs state, to send; a fee only with a paid pitch. */
export function sentDetails(typed: TypedDetails): SentDetails {
  const details = detailNames.map((name) => [name, readDetail(name, typed[name].trim())]);
  const criteria = criterionNames.flatMap((criterion) => {
    const text = typed[weightFieldOf(criterion)].trim();
    return text === "" || text === "0" ? [] : { criterion, weight: wholeNumber(text) };
  });
  return {
    ...Object.fromEntries(details),
    ...(typed.pitch !== "paid-pitch" && { pitchFee: null }),
    criteria,
    tradeShowId: typed.tradeShowId || null,
  };
}

function readDetail(name: DetailField, text: string) {
  if (text === "") return null;
  if (name === "heightMm") return readHeight(text);
  switch (detailFields[name].kind) {
    case "flag":
      return text === "yes";
    case "dollars":
      return wholeNumber(text.replace(/^\$\s*/, ""));
    case "list":
      return text.split("\n").flatMap((line) => line.trim() || []);
    default:
      return text;
  }
}

/** NaN for what is no whole number: the call's rule then names the field. */
function wholeNumber(text: string): number {
  const digits = readDigits(text);
  return digits && !digits.sign && digits.decimals === "" ? Number(digits.whole) : Number.NaN;
}

/** Stored details as their inputs. */
export function typedDetails(details: BriefDetails): TypedDetails {
  const texts = detailNames.map((name) => [name, inputOf(name, details)]);
  const weights = criterionNames.map((criterion) => {
    const weight = details.criteria?.find((each) => each.criterion === criterion)?.weight;
    return [weightFieldOf(criterion), weight ? `${weight}` : ""];
  });
  return Object.fromEntries([...texts, ...weights, ["tradeShowId", details.tradeShowId ?? ""]]);
}

function inputOf(name: DetailField, details: BriefDetails): string {
  const value = details[name];
  if (value === undefined) return "";
  if (Array.isArray(value)) return value.join("\n");
  if (typeof value === "boolean") return value ? "yes" : "no";
  return name === "heightMm" ? heightInput(Number(value)) : `${value}`;
}
