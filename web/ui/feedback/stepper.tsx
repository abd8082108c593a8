import Check from "lucide-react/icons/check";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import {
  list,
  number as numberStyle,
  step as stepStyle,
  title as titleStyle,
} from "./stepper.css.ts";

type Props = {
  label?: string;
  steps: readonly { title: string }[];
  /** Index of the current step, from 0. */
  current: number;
  completed: ReadonlySet<number>;
  /** Called only with the current, an earlier or a completed step. */
  onSelect: (step: number) => void;
};

/** The steps of a long form with their progress; earlier ones can be pressed. */
export function Stepper({ label = "Steps", steps, current, completed, onSelect }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={list}>
        {steps.map(({ title }, step) => {
          const isDone = completed.has(step);
          const state = step === current ? "current" : isDone ? "completed" : "open";
          return (
            <li key={title}>
              <button
                type="button"
                className={stepStyle}
                data-state={state}
                aria-current={step === current ? "step" : undefined}
                disabled={step > current && !isDone}
                onClick={() => onSelect(step)}
              >
                <span className={numberStyle} aria-hidden="true">
                  {state === "completed" ? <Check size={16} /> : step + 1}
                </span>
                <span className={titleStyle}>
                  <VisuallyHidden>{`Step ${step + 1}: `}</VisuallyHidden>
                  {title}
                  {state === "completed" && <VisuallyHidden>, completed</VisuallyHidden>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
