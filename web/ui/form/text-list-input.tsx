import X from "lucide-react/icons/x";
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import { Button } from "../action/button.tsx";
import { IconButton } from "../action/icon-button.tsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { Field } from "./field.tsx";
import { TextInput } from "./text-input.tsx";
import { count, entries, entry, line, lines } from "./text-list-input.css.ts";

type Props = {
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Maximum number of entries. */
  cap: number;
  hint?: string;
  error?: string | undefined;
  suggestions?: readonly string[];
  /** Display name of an entry, if it isn't its text. */
  nameOf?: (text: string) => string;
  entryOf?: (text: string) => ReactNode;
  /** Renders further actions of an entry. Entries are then stacked. */
  actionsOf?: (text: string) => ReactNode;
} & Pick<ComponentProps<"input">, "maxLength" | "type" | "inputMode" | "placeholder">;

/**
 * A list of typed texts: Enter or blur adds one, Backspace in the empty input moves the last one
 * back for editing. Blank and duplicate texts are dropped.
 */
export function TextListInput({
  label,
  value,
  onChange,
  cap,
  hint,
  error,
  suggestions,
  nameOf = (text) => text,
  entryOf = nameOf,
  actionsOf,
  ...input
}: Props) {
  const [typed, setTyped] = useState("");
  const [news, setNews] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const isFull = value.length >= cap;

  function add() {
    const text = typed.trim();
    if (text === "" || isFull) return;
    if (!value.includes(text)) {
      onChange([...value, text]);
      setNews(`${text} added, ${value.length + 1} of ${cap}`);
    }
    setTyped("");
  }

  function press() {
    if (typed.trim() === "") field.current?.focus();
    add();
  }

  function remove(text: string) {
    onChange(value.filter((other) => other !== text));
    setNews(`${nameOf(text)} removed, ${value.length - 1} of ${cap}`);
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = value.at(-1);
    if (event.key === "Enter") {
      // Enter adds an entry instead of submitting the form
      event.preventDefault();
      add();
    } else if (event.key === "Backspace" && typed === "" && last !== undefined) {
      event.preventDefault();
      remove(last);
      setTyped(last);
    }
  }

  const places = `${value.length} of ${cap}`;
  return (
    <Field
      label={label}
      hint={
        <span>
          {hint} <span className={count}>{isFull ? `${places}, the list is full` : places}</span>
        </span>
      }
      error={error}
    >
      {(control) => (
        <>
          <div className={line}>
            <TextInput
              {...control}
              {...input}
              ref={field}
              value={typed}
              // read-only instead of disabled: Backspace still works, and the focus stays
              readOnly={isFull}
              list={suggestions && listId}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={onKeyDown}
              onBlur={add}
            />
            <Button onClick={press} disabled={isFull} aria-label={`Add to ${label}`}>
              Add
            </Button>
          </div>
          {suggestions && (
            <datalist id={listId}>
              {suggestions
                .filter((each) => !value.includes(each))
                .map((each) => (
                  <option key={each} value={each} />
                ))}
            </datalist>
          )}
          {value.length > 0 && (
            // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list
            <ul className={actionsOf ? lines : entries} role="list" aria-label={label}>
              {value.map((text) => (
                <li key={text} className={entry}>
                  {entryOf(text)}
                  {actionsOf?.(text)}
                  <IconButton
                    label={`Remove ${nameOf(text)}`}
                    icon={<X size={16} aria-hidden="true" />}
                    onClick={() => remove(text)}
                  />
                </li>
              ))}
            </ul>
          )}
          <VisuallyHidden>
            <span role="status">{news}</span>
          </VisuallyHidden>
        </>
      )}
    </Field>
  );
}
