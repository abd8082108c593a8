export type DeskView = "requests" | "people" | "log";

/** Which part of the desk an address asks for. */
export function deskView(address: URLSearchParams): DeskView {
  const view = address.get("view");
  return view === "log" || view === "people" ? view : "requests";
}
