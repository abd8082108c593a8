import type { MilestoneBody, PlanBody } from "../../../app-server/contract/quotes/plan-calls.ts";
import { formatDate } from "../../format.ts";
import { placeMarks } from "./place-marks.ts";
import { line, mark, marks, month, number, today } from "./plan-line.css.ts";

/** The height of so many rows of marks above the line. */
const heightOf = (rows: number) => `${rows * 2 + 0.25}rem`;

/** The open milestone that comes next; undefined when none is left. */
const nextOf = ({ milestones }: Pick<PlanBody, "milestones">) =>
  milestones.find(({ state, slack }) => state === "open" && slack >= 0);

/** A milestone's number, marked when it is done, past or next. The list beside it says so in words. */
export function MilestoneNumber({ milestone, plan }: { milestone: MilestoneBody; plan: PlanBody }) {
  const { state, slack } = milestone;
  const open = slack < 0 ? "past" : milestone === nextOf(plan) ? "next" : "open";
  return (
    <span className={number} data-state={state === "open" ? open : state} aria-hidden="true">
      {plan.milestones.indexOf(milestone) + 1}
    </span>
  );
}

/** The milestones of a plan on a line to scale, by the numbers that they have in the list. */
export function PlanLine({ plan }: { plan: PlanBody }) {
  const placed = placeMarks(plan.milestones, plan.today);
  const atDay = (at: number) => ({ insetInlineStart: `${at}%` });
  return (
    <div className={line} role="img" aria-label={lineText(plan)}>
      <div className={marks} style={{ height: heightOf(placed.rows) }}>
        {placed.today !== null && (
          <span className={today} style={atDay(placed.today)}>
            Today
          </span>
        )}
        {placed.marks.map(({ milestone, at, row }) => (
          <span
            key={milestone.key}
            className={mark}
            style={{ ...atDay(at), height: heightOf(row + 1) }}
          >
            <MilestoneNumber milestone={milestone} plan={plan} />
          </span>
        ))}
        {placed.months.map(({ day, at, isNamed }) => (
          <span key={day} className={month} style={atDay(at)}>
            {isNamed && formatDate(day, "MMM d").slice(0, 3)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** "Line of 16 milestones from Nov 20, 2026 to Mar 20, 2027; 2 past; next: …". */
function lineText(plan: PlanBody): string {
  const { milestones } = plan;
  const days = milestones.map(({ day }) => formatDate(day, "MMM d, yyyy"));
  const past = milestones.filter(({ state, slack }) => state === "open" && slack < 0).length;
  const next = nextOf(plan);
  return [
    `Line of ${milestones.length} milestones from ${days[0]} to ${days.at(-1)}`,
    ...(past > 0 ? [`${past} past`] : []),
    ...(next ? [`next: ${next.label}, ${formatDate(next.day, "MMM d, yyyy")}`] : []),
  ].join("; ");
}
