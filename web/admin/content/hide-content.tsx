import type { EditedKind } from "../../../domain/content-editing/edited-kind.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";

type Props = { kind: EditedKind; id: string; name: string; isHidden: boolean };

/** Hides content from the public, or shows it again. */
export function HideContent({ kind, id, name, isHidden }: Props) {
  const change = useChange({
    call: () =>
      fetchApi.call("PUT /api/admin/content/:id/hidden", {
        params: { id },
        body: { kind, isHidden: !isHidden },
      }),
    refreshes: ["admin"],
    done: { title: isHidden ? "Shown to the public again" : "Hidden from the public" },
    failed: { title: "Not changed", couldNot: isHidden ? "show it again" : "hide it" },
  });
  return (
    <Button size="small" tone="quiet" pending={change.isPending} onClick={() => change.mutate()}>
      {isHidden ? "Show" : "Hide"}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}
