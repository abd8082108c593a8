import { boothArea } from "../../shared/booth-area.ts";
import { budgetRange } from "../../shared/budget-range.ts";
import type { RequestToMatch } from "./match-facts.ts";

/** What a request leaves open, in sentences. Nobody is refused for it: an admin asks. */
export function unknownsOf({ show, eventDay, budget, boothSize }: RequestToMatch): string[] {
  const found = [
    !show && "The show is not on the calendar: where it is, is read from the venue",
    show &&
      !show.city &&
      !show.state &&
      !show.region &&
      "The calendar does not say where the show is",
    !eventDay && "The event date names no single day: check that there is time",
    !budgetRange(budget) && "The budget names no amount: check that it is enough",
    boothArea(boothSize) === null &&
      "The size in feet is not known: a booth of 20 by 20 is assumed",
  ];
  return found.filter((sentence) => typeof sentence === "string");
}
