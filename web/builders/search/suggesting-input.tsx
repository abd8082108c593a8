import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Combobox } from "../../ui/form/combobox.tsx";

type Suggestion = ComponentProps<typeof Combobox>["suggestions"][number];
type Props = Pick<ComponentProps<"input">, "id" | "name" | "placeholder"> & {
  listLabel: string;
  /** The value in the URL. */
  value: string;
  suggest: (typed: string) => Suggestion[];
  onEnter: () => void;
  onType?: (typed: string) => void;
};

/**
 * A combobox in a filter form. Submits the form when a suggestion is picked, and on blur after a
 * change.
 */
export function SuggestingInput({ value, suggest, onEnter, onType, ...input }: Props) {
  const [typed, setTyped] = useState(value);
  const frame = useRef<HTMLDivElement>(null);
  const sent = useRef(value);
  useEffect(() => {
    sent.current = value;
    setTyped(value);
  }, [value]);

  function send(text: string) {
    const field = frame.current?.querySelector("input");
    if (!field || text === sent.current) return;
    sent.current = text;
    field.value = text; // the form is read before React renders the new value
    field.form?.requestSubmit();
  }
  return (
    <div ref={frame}>
      <Combobox
        {...input}
        maxLength={100}
        value={typed}
        suggestions={suggest(typed)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onType?.(currentTarget.value);
        }}
        onChoose={(text) => {
          setTyped(text);
          send(text);
        }}
        onFocus={onEnter}
        onBlur={() => send(typed.trim())}
      />
    </div>
  );
}
