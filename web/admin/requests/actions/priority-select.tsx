import type { AdminQuoteBody } from "../../../../app-server/contract/admin/admin-quotes.ts";
import { type Priority, priorities } from "../../../../domain/quotes/quote-request.ts";
import { fetchApi } from "../../../api/fetch-api.ts";
import { useChange } from "../../../api/use-change.ts";
import { priorityLook } from "../../../quotes/request/priority-look.ts";
import { Select } from "../../../ui/form/select.tsx";
import { Inline } from "../../../ui/layout/inline.tsx";

/** The request's priority, which builders see. A missing one counts as medium. */
export function PrioritySelect({ quote }: { quote: AdminQuoteBody }) {
  const current = quote.priority || "medium";
  const change = useChange({
    call: (priority: Priority) =>
      fetchApi.call("PATCH /api/admin/quotes/:id", {
        params: { id: quote.id },
        body: { priority },
      }),
    refreshes: ["admin"],
    done: { title: "Priority saved" },
    failed: {
      title: "Priority not saved",
      couldNot: "save the priority",
    },
  });
  const choices = priorities.filter((value) => value !== "medium" || current === "medium");
  return (
    <Inline as="label">
      Priority
      <Select
        options={choices.map((value) => ({ value, label: priorityLook(value, "medium").label }))}
        value={change.isPending ? change.variables : current}
        disabled={change.isPending}
        onChange={(event) => change.mutate(event.target.value as Priority)}
      />
    </Inline>
  );
}
