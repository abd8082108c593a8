import Hammer from "lucide-react/icons/hammer";
import Store from "lucide-react/icons/store";
import type { OwnType } from "../../../domain/accounts/user.ts";
import { card, cards, name, text } from "./account-type-step.css.ts";

const choices = [
  {
    type: "exhibitor",
    label: "Exhibitor",
    says: "I show at trade shows and want quotes for my booth.",
    Icon: Store,
  },
  {
    type: "builder",
    label: "Builder",
    says: "I design and build booths and want to quote for them.",
    Icon: Hammer,
  },
] as const;

/**
 * The choice of an account type. Without `onChoose`, a choice submits the surrounding form as
 * `userType`.
 */
export function AccountTypeStep({ onChoose }: { onChoose?: (type: OwnType) => void }) {
  return (
    <div className={cards}>
      {choices.map(({ type, label, says, Icon }) => (
        <button
          key={type}
          className={card}
          {...(onChoose
            ? { type: "button", onClick: () => onChoose(type) }
            : { type: "submit", name: "userType", value: type })}
        >
          <Icon size={32} strokeWidth={1.5} aria-hidden="true" />
          <span className={name}>{label}</span>
          <span className={text}>{says}</span>
        </button>
      ))}
    </div>
  );
}
