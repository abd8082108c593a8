import { useEffect, useState } from "react";
import type { QuoteFormField, StepIndex } from "../form/quote-form-fields.ts";

export type WizardProgress = { step: StepIndex; completed: StepIndex[] };

/** Target of the next focus: a field, or the step's heading when null. */
type Aim = { field: QuoteFormField | null };

/** The wizard's current step. Changing the step focuses the new one after it renders. */
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
    /** Focuses the step's heading. */
    aim: () => setAim({ field: null }),
    /** Marks the step as complete and goes to the next one. */
    complete(step: StepIndex) {
      const completed = [...new Set([...progress.completed, step])];
      setProgress({ step: Math.min(step + 1, 2) as StepIndex, completed });
      setAim({ field: null });
    },
  };
}
