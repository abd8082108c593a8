import { type ComponentType, createContext } from "react";

export type ToastRegionProps = { isInDialog?: boolean };

/** Shows toasts at the end of the page, and of each dialog: pointer, Tab and screen reader reach nothing beside an open one. */
export const ToastRegionContext = createContext<ComponentType<ToastRegionProps>>(() => null);
