import { useEffect, useState } from "react";
import { undoMs } from "../../../domain/promise-evaluation/undo-times.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";

type Props = { requestId: string; builderIds: readonly string[]; onUndone: () => unknown };

/** Undoes an invitation that was just sent; gone after ten seconds, when its emails leave. */
export function UndoInvite({ requestId, builderIds, onUndone }: Props) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const end = setTimeout(() => setOver(true), undoMs);
    return () => clearTimeout(end);
  }, []);
  const undo = useChange({
    call: () =>
      fetchApi.call("POST /api/admin/quotes/:id/promise/invite/undo", {
        params: { id: requestId },
        body: { builderIds: [...builderIds] },
      }),
    refreshes: ["admin"],
    onDone: onUndone,
    failed: {
      title: "Invitation not undone",
      couldNot: "undo it",
    },
  });
  if (isOver && !undo.isPending) return null;
  return (
    <Button size="small" pending={undo.isPending} onClick={() => undo.mutate()}>
      Undo
    </Button>
  );
}
