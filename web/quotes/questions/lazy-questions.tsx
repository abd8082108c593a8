import { Suspense } from "react";
import { lazyComponent } from "../../lazy/lazy-component.tsx";

const QuestionsPanel = lazyComponent(async () => (await import("./questions-panel.tsx")).default);

/**
 * The questions about a request, at the end of a dialog; their script loads when the dialog opens.
 */
export function LazyQuestions({ requestId }: { requestId: string }) {
  return (
    <Suspense fallback={null}>
      <QuestionsPanel requestId={requestId} />
    </Suspense>
  );
}
