import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { list, panel, tab } from "./tabs.css.ts";

type Tab = {
  value: string;
  label: ReactNode;
  content: ReactNode;
  /** Keeps the panel mounted when another tab is shown, because it has typed input. */
  isKept?: boolean;
};
type Props = {
  /** Purpose of the tabs, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  defaultValue?: string;
  value?: string;
  onValueChange?: (value: string) => void;
};

/** Tabs, one of which is shown at a time. */
export function Tabs({ label, tabs, defaultValue, value, onValueChange }: Props) {
  const state =
    value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.value ?? "" } : { value };
  return (
    <Radix.Root {...state} {...(onValueChange && { onValueChange })}>
      <Radix.List className={list} aria-label={label}>
        {tabs.map((each) => (
          <Radix.Trigger key={each.value} value={each.value} className={tab}>
            {each.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((each) => (
        <Radix.Content
          key={each.value}
          value={each.value}
          className={panel}
          {...(each.isKept && { forceMount: true })}
        >
          {each.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
