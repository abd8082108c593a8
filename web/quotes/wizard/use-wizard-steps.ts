import { useEffect, useState } from "react";
import type { QuoteFormField, StepIndex } from "../form/quote-form-fields.ts";

export type WizardProgress = { step: StepIndex; completed: StepIndex[] };

/** The next place of the focus: a field, or the heading of the step. */
type Aim = { field: QuoteFormField | null };

/** The wizard's current step. Moving on focuses the new step once it is rendered. */
export function useWizardSteps(focus: (aim: Aim) => void) {
  const [progress, setProgress] = useState<WizardProgress>({ step: 0, completed: [] });
  const [aim, setAim] = useState<Aim | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each aim is taken once, when it is set
  useEffect(() => {
    if (aim) focus(aim);
  }, [aim]);

  const go = (step: StepIndex, field: QuoteFormField | null = null) => {
    setProgress(({ completed }) => ({ step, completed }));
    setAim({ field });
  };
  return {
    ...progress,
    hasMoved: aim !== null,
    resume: setProgress,
    go,
    /** Focuses the step. */
    aim: () => setAim({ field: null }),
    /** Marks the step as complete and moves on. */
    complete(step: StepIndex) {
      const completed = [...new Set([...progress.completed, step])];
      setProgress({ step: Math.min(step + 1, 2) as StepIndex, completed });
      setAim({ field: null });
    },
  };
}
