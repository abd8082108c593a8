import { useLocation, useNavigate, useSearchParams } from "react-router";

/** What the address of a dashboard can open, each with the id of a quote request. */
export const openedNames = ["request", "compare", "quote", "assign"] as const;
export type OpenedName = (typeof openedNames)[number];

/** Said in the history entry that opening made. */
type State = { isOpenedHere?: boolean } | null;

/**
 * The dialog that the address opens, such as `?request=ID`: it survives a reload, can be shared, and Back closes it.
 * Closing one that was opened here goes back; one that the address opened leaves the plain page in its place.
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
        // from one dialog to the next there is one step back
        replace: name !== null,
        state: name === null ? { isOpenedHere: true } : state,
      });
    },
    close() {
      if (name === null) return;
      if (state?.isOpenedHere) void navigate(-1);
      else void navigate(searchWith(null), { preventScrollReset: true, replace: true });
    },
  };
}
