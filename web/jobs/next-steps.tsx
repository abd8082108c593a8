import { Text } from "../ui/text/text.tsx";
import { step, steps } from "./next-steps.css.ts";

const nextSteps = [
  {
    title: "Settle the details",
    text: "Call or email them. They have your contact details and your whole brief.",
  },
  {
    title: "Sign and pay the deposit",
    text: "They'll send you a contract. It's between you and them, and says what is due when.",
  },
  {
    title: "Approve the drawings",
    text: "Check every dimension and graphic before production starts.",
  },
];

/** Steps for an exhibitor who has just chosen a builder. */
export function NextSteps() {
  return (
    <ol className={steps} aria-label="What happens now">
      {nextSteps.map(({ title, text }) => (
        <li key={title} className={step}>
          <strong>{title}</strong>
          <Text size="small" tone="muted">
            {text}
          </Text>
        </li>
      ))}
    </ol>
  );
}
