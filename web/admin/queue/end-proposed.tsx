import type { ViewedPromiseBody } from "../../../app-server/contract/promise/promise-queue.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Text } from "../../ui/text/text.tsx";

/**
 * In mode `suggest`: lists the builders to stop counting and those to release, for an admin to
 * confirm.
 */
export function EndProposed({ promise }: { promise: ViewedPromiseBody }) {
  const { quoteRequestId: id, endings } = promise;
  const end = useChange({
    call: () =>
      fetchApi.call("POST /api/admin/quotes/:id/promise/end", {
        params: { id },
        body: { builderIds: endings.map(({ builderId }) => builderId) },
      }),
    refreshes: ["admin"],
    done: ({ message }) => ({ title: "Confirmed", description: message }),
    failed: {
      title: "Not confirmed",
      couldNot: "end the invitations",
    },
  });
  if (endings.length === 0) return null;
  const namesOf = (kind: "lapse" | "release") =>
    endings
      .flatMap((ending) => (ending.kind === kind ? ending.name || "a builder" : []))
      .join(", ");
  const [silent, spare] = [namesOf("lapse"), namesOf("release")];
  return (
    <>
      {silent && <Text>Proposed: assume {silent} won't quote. They still may.</Text>}
      {spare && <Text>Proposed: release {spare}. Enough quotes are in; they get an email.</Text>}
      <Inline>
        <Button size="small" pending={end.isPending} onClick={() => end.mutate()}>
          {spare && silent ? "Confirm both" : spare ? "Release them" : "Assume they won't quote"}
        </Button>
      </Inline>
    </>
  );
}
