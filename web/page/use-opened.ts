import { useLocation, useNavigate, useSearchParams } from "react-router";
import { goBack } from "../ui/overlay/leaving.ts";

/** Dialogs that a dashboard's URL can open, each as a parameter with a quote request's id. */
export const openedNames = ["request", "quote", "assign"] as const;
export type OpenedName = (typeof openedNames)[number];

/** State of a history entry that was made by opening a dialog. */
type State = { isOpenedHere?: boolean } | null;

/** History entries that are being left: a second press of Escape must not go back twice. */
const left = new WeakSet<object>();

/**
 * The dialog that the URL opens, such as `?request=ID`: it survives a reload, can be shared, and
 * Back closes it. Closing a dialog that was opened by navigation goes back; one that was open on
 * load is replaced by the plain page.
 */
export function useOpened() {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as State;
  const name = openedNames.find((each) => search.get(each)) ?? null;

  function searchWith(opened: { name: OpenedName; id: string } | null): string {
    const next = new URLSearchParams(search);
    for (const each of openedNames) next.delete(each);
    if (opened) next.set(opened.name, opened.id);
    return `?${next}`;
  }

  return {
    name,
    id: name && search.get(name),
    isOpen: (wanted: OpenedName, id: string) => name === wanted && search.get(wanted) === id,
    open(wanted: OpenedName, id: string) {
      void navigate(searchWith({ name: wanted, id }), {
        preventScrollReset: true,
        // switching dialogs keeps a single history entry
        replace: name !== null,
        state: name === null ? { isOpenedHere: true } : state,
      });
    },
    close() {
      if (name === null || left.has(location)) return;
      // the browser's Back may have closed it meanwhile, and another dialog may be open
      const shown = new URLSearchParams(window.location.search);
      if (shown.get(name) !== search.get(name)) return;
      left.add(location);
      if (state?.isOpenedHere) goBack(navigate);
      else void navigate(searchWith(null), { preventScrollReset: true, replace: true });
    },
  };
}
