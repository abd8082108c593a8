import { list, tab } from "./tabs.css.ts";

type Props<Value extends string> = {
  /** Screen readers announce the group by this name. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onValue: (value: Value) => void;
};

/** Buttons that choose which part of a view is shown, where the parts aren't panels of tabs. */
export function Segments<Value extends string>({ label, options, value, onValue }: Props<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div role="group" aria-label={label} className={list}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={tab}
          aria-pressed={option.value === value}
          data-state={option.value === value ? "active" : "inactive"}
          onClick={() => onValue(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
