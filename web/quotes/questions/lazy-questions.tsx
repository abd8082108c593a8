import { type ComponentProps, Suspense } from "react";
import { lazyComponent } from "../../lazy/lazy-component.tsx";

const QuestionsPanel = lazyComponent(async () => (await import("./questions-panel.tsx")).default);

/** The questions about a request; their script loads when they are shown. */
export function LazyQuestions(props: ComponentProps<typeof QuestionsPanel>) {
  return (
    <Suspense fallback={null}>
      <QuestionsPanel {...props} />
    </Suspense>
  );
}
