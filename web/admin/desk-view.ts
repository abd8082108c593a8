export type DeskView = "requests" | "people" | "log";

/** The dashboard view that the URL asks for. */
export function deskView(address: URLSearchParams): DeskView {
  const view = address.get("view");
  return view === "log" || view === "people" ? view : "requests";
}
