import { Button } from "../../ui/action/button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { key, keys } from "./queue.css.ts";

const actions = [
  ["J", "Open the next request"],
  ["K", "Open the previous request"],
  ["A", "Invite the selected builders"],
  ["/", "Find a request"],
  ["?", "Show these shortcuts"],
] as const;

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
};

/**
 * The keyboard shortcuts of the queue. They can be turned off, for people who dictate or whose
 * device sends stray keys.
 */
export function KeyboardHelp({ open, onOpenChange, isOn, onSwitch }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keyboard shortcuts"
      footer={<Button onClick={() => onOpenChange(false)}>Close</Button>}
    >
      <Stack>
        <dl className={keys}>
          {actions.map(([name, text]) => (
            <div key={name} style={{ display: "contents" }}>
              <dt>
                <kbd className={key}>{name}</kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label="Use keyboard shortcuts"
          hint="Kept in this browser. The ? key always opens this list."
          checked={isOn}
          onChange={(event) => onSwitch(event.target.checked)}
        />
      </Stack>
    </Dialog>
  );
}
