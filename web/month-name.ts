const names =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** Such as "March 2027" or, short, "Mar 2027". */
export function monthName(month: string, length: "long" | "short" = "long"): string {
  const name = names[Number(month.slice(5)) - 1] ?? "";
  return `${length === "long" ? name : name.slice(0, 3)} ${month.slice(0, 4)}`;
}
