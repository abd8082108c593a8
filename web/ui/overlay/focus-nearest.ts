const places = "[role=dialog], [role=alertdialog], li, article, section, main";

/** Focuses the first of these that is still there: an opener, or else the heading of the part that it was in. */
export function focusNearest(way: readonly Element[]): void {
  const [opener, ...around] = way.filter((one) => one.checkVisibility());
  if (opener === way[0] && opener instanceof HTMLElement && opener !== document.body) {
    opener.focus();
    return;
  }
  // two dialogs closed at once and the other one has set the focus
  if (document.activeElement !== document.body) return;
  const place = [opener, ...around].find((one) => one?.matches(places));
  const open = [...document.querySelectorAll("[role$=dialog]")].at(-1);
  const target = placeToRead(place ?? open ?? document.querySelector("main"));
  if (!target) return;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus();
}

function placeToRead(place: Element | null): HTMLElement | null {
  if (!(place instanceof HTMLElement)) return null;
  return place.matches("[role$=dialog]") ? place : (place.querySelector("h1, h2, h3, h4") ?? place);
}
