import { lazy, Suspense } from "react";

const QuestionsPanel = lazy(() => import("./questions-panel.tsx"));

/** The questions about a request, below everything else: their script loads when a dialog opens. */
export function LazyQuestions({ requestId }: { requestId: string }) {
  return (
    <Suspense fallback={null}>
      <QuestionsPanel requestId={requestId} />
    </Suspense>
  );
}
