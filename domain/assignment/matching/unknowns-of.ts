import { boothArea } from "../../shared/booth-area.ts";
import { budgetRange } from "../../shared/money/budget-range.ts";
import type { RequestToMatch } from "./match-facts.ts";

/** Missing facts of a request, in sentences. No builder is ruled out by them; the admin asks. */
export function unknownsOf({ show, eventDay, budget, boothSize }: RequestToMatch): string[] {
  const found = [
    !show && "The show isn't on the calendar: we read its location from the venue",
    show &&
      !show.city &&
      !show.state &&
      !show.region &&
      "The calendar doesn't say where the show is",
    !eventDay && "The event date isn't a single day: check that there's time",
    !budgetRange(budget) && "The budget has no amount: check that it's enough",
    boothArea(boothSize) === null && "The size in feet is missing: we assume a 20 by 20 booth",
  ];
  return found.filter((sentence) => typeof sentence === "string");
}
