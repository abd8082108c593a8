import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useReauthentication } from "../accounts/reauthentication/use-reauthentication.tsx";
import { Button } from "../ui/action/button.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { wantsProof } from "../ui/feedback/wants-proof.ts";

/**
 * Shown when a list on this screen was refused because it requires re-authentication: asks for it,
 * then refetches these lists.
 */
export function PeopleProof() {
  const client = useQueryClient();
  const isWanted = useSyncExternalStore(
    (changed) => client.getQueryCache().subscribe(changed),
    () => refusedOf(client).length > 0,
    () => refusedOf(client).length > 0,
  );
  const { guarded, proofDialog } = useReauthentication(
    "You've read the contact details of 300 people this hour",
  );
  /** Reads the first refused list with re-authentication; then the others. */
  async function prove() {
    const [first, ...others] = refusedOf(client);
    await guarded(async () => first?.fetch());
    await Promise.all(others.map((query) => query.fetch()));
  }
  return (
    <>
      {proofDialog}
      {isWanted && (
        <Notice
          tone="caution"
          title="Confirm it's you to see more people"
          action={
            <Button size="small" onClick={() => prove().catch(() => {})}>
              Confirm it's you
            </Button>
          }
        >
          You've read the contact details of 300 people this hour, and it's been a while since you
          last signed in.
        </Notice>
      )}
    </>
  );
}

function refusedOf(client: QueryClient) {
  return client
    .getQueryCache()
    .getAll()
    .filter((query) => query.isActive() && wantsProof(query.state.error));
}
