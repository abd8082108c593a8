import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { combobox, label as labelStyle, list, note as noteStyle, option } from "./combobox.css.ts";
import { TextInput } from "./text-input.tsx";

type Suggestion = { id: string; label: string; note: string };
type Props = Omit<ComponentProps<typeof TextInput>, "list" | "role"> & {
  /** Accessible name of the list: "Shows". */
  listLabel: string;
  suggestions: readonly Suggestion[];
  onChoose: (id: string) => void;
};

/**
 * A text field with suggestions; any text is accepted. Arrow keys move through them, Enter picks
 * one, Escape closes the list.
 */
export function Combobox({ listLabel, suggestions, onChoose, ...input }: Props) {
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const id = useId();
  const isOpen = isWanted && suggestions.length > 0;
  const current = isOpen ? suggestions[active] : undefined;
  const optionId = (suggestion: Suggestion) => `${id}-${suggestion.id}`;

  function close() {
    setWanted(false);
    setActive(-1);
  }
  function choose(suggestion: Suggestion) {
    onChoose(suggestion.id);
    close();
  }
  function walk(step: 1 | -1) {
    const count = suggestions.length;
    setWanted(true);
    if (count === 0) return;
    const from = isOpen ? active : step === 1 ? -1 : count;
    const next = (from + step + count) % count;
    setActive(next);
    const reached = suggestions[next];
    if (reached) document.getElementById(optionId(reached))?.scrollIntoView({ block: "nearest" });
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      walk(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && current) {
      event.preventDefault(); // Enter picks the suggestion instead of submitting the form
      choose(current);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  return (
    <div className={combobox}>
      <TextInput
        {...input}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={current && optionId(current)}
        onKeyDown={onKeyDown}
        onInput={(event) => {
          setWanted(true);
          setActive(-1);
          input.onInput?.(event);
        }}
        onClick={(event) => {
          setWanted(true);
          input.onClick?.(event);
        }}
        onBlur={(event) => {
          close();
          input.onBlur?.(event);
        }}
      />
      {isOpen && (
        <div id={id} role="listbox" aria-label={listLabel} className={list}>
          {suggestions.map((suggestion) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field
            <div
              key={suggestion.id}
              id={optionId(suggestion)}
              role="option"
              aria-selected={suggestion === current}
              tabIndex={-1}
              className={option}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              <span className={labelStyle}>{suggestion.label}</span>
              <span className={noteStyle}>{suggestion.note}</span>
            </div>
          ))}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">
          {isOpen &&
            (suggestions.length === 1 ? "1 suggestion" : `${suggestions.length} suggestions`)}
        </span>
      </VisuallyHidden>
    </div>
  );
}
