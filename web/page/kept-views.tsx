import { type ReactNode, useState } from "react";
import { DirtyFormsContext, useDirtyForms } from "../ui/overlay/dirty-forms.ts";
import { useGuardedClose } from "../ui/overlay/use-guarded-close.tsx";

type Props<View extends { name: string }> = {
  current: View["name"];
  views: readonly View[];
  children: (view: View) => ReactNode;
};

/**
 * The current one of a page's views. A view that was shown stays mounted, so that nothing typed in
 * it is lost; leaving the page asks first.
 */
export function KeptViews<View extends { name: string }>({
  current,
  views,
  children,
}: Props<View>) {
  const [visited, setVisited] = useState([current]);
  if (!visited.includes(current)) setVisited([...visited, current]);
  const [isDirty, report] = useDirtyForms();
  const { question } = useGuardedClose(isDirty, () => {});
  return (
    <>
      <DirtyFormsContext value={report}>
        {views.map(
          (view) =>
            visited.includes(view.name) && (
              <div key={view.name} hidden={view.name !== current}>
                {children(view)}
              </div>
            ),
        )}
      </DirtyFormsContext>
      {question}
    </>
  );
}
