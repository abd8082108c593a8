import { useId } from "react";
import type { StatusGroup } from "../../domain/quotes/request-state.ts";
import { Select } from "../ui/select.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { toStatusGroup } from "./to-status-group.ts";

type Props = { status: StatusGroup | undefined; onStatus: (status?: StatusGroup) => void };

const options = [
  { value: "", label: "All Status" },
  { value: "pending", label: "Pending" },
  { value: "assigned", label: "Assigned" },
  { value: "completed", label: "Completed" },
  { value: "cancelled", label: "Cancelled" },
];

/** Shows the requests of one group of states, or all. */
export function StatusFilter({ status, onStatus }: Props) {
  const id = useId();
  return (
    <div>
      <VisuallyHidden>
        <label htmlFor={id}>Status</label>
      </VisuallyHidden>
      <Select
        id={id}
        options={options}
        value={status ?? ""}
        onChange={(event) => onStatus(toStatusGroup(event.target.value))}
      />
    </div>
  );
}
