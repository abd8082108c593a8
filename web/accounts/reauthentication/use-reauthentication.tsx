import { type ReactNode, Suspense, useState } from "react";
import { lazyComponent } from "../../lazy/lazy-component.tsx";
import { wantsProof } from "../../ui/feedback/wants-proof.ts";

const ReauthenticationDialog = lazyComponent(
  async () => (await import("./reauthentication-dialog.tsx")).ReauthenticationDialog,
);

type Asking = { settle: (isProven: boolean) => void };
type FreshProof = {
  /**
   * Makes the call. When the server requires re-authentication, asks for it and repeats the call;
   * if the member declines, returns the refusal.
   */
  guarded<Value>(call: () => Promise<Value>): Promise<Value>;
  /** The dialog, to be rendered anywhere on the screen. */
  proofDialog: ReactNode;
};

/**
 * Re-authentication for sensitive actions, when the server requires it. `why` is the first half of
 * the dialog's sentence.
 */
export function useReauthentication(why = "You can't undo this"): FreshProof {
  const [asking, setAsking] = useState<Asking | null>(null);

  async function guarded<Value>(call: () => Promise<Value>): Promise<Value> {
    try {
      return await call();
    } catch (error) {
      if (!wantsProof(error)) throw error;
      const isProven = await new Promise<boolean>((settle) => setAsking({ settle }));
      setAsking(null);
      if (!isProven) throw error;
      return call();
    }
  }
  const proofDialog = asking && (
    <Suspense>
      <ReauthenticationDialog why={why} onEnd={asking.settle} />
    </Suspense>
  );
  return { guarded, proofDialog };
}
