import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import X from "lucide-react/icons/x";
import { Toast } from "radix-ui";
import { useSyncExternalStore } from "react";
import { Button } from "../action/button.tsx";
import { IconButton } from "../action/icon-button.tsx";
import { isSessionLost, SignInLink } from "./sign-in-link.tsx";
import type { ToastRegionProps } from "./toast-region.ts";
import { closeToast, toastStore } from "./toast-store.ts";
import { iconTones, region, title, tones, words } from "./toaster.css.ts";

const icons = { neutral: Info, positive: CircleCheck, critical: CircleAlert };

/**
 * Shows toasts for five seconds or until they are dismissed. They can be swiped away to the right
 * and reached with F8.
 */
export function Toaster({ isInDialog }: ToastRegionProps) {
  const { subscribe, read, readOnServer } = toastStore;
  const toast = useSyncExternalStore(subscribe, read, readOnServer);
  const tone = toast?.tone ?? "neutral";
  const Icon = icons[tone];
  const isLost = isSessionLost(toast);
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {toast && (
        <Toast.Root
          key={toast.id}
          className={tones[tone]}
          open={toast.open}
          {...(toast.stays && { duration: Number.POSITIVE_INFINITY })}
          onOpenChange={(open) => !open && closeToast(toast.id)}
          type={tone === "critical" ? "foreground" : "background"}
        >
          <Icon size={20} aria-hidden="true" className={iconTones[tone]} />
          <div className={words}>
            <Toast.Title className={title}>{toast.title}</Toast.Title>
            {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
            {isLost && !isInDialog && <SignInLink />}
            {toast.action && (
              <Toast.Action altText={toast.action.label} asChild>
                <Button size="small" onClick={toast.action.run}>
                  {toast.action.label}
                </Button>
              </Toast.Action>
            )}
          </div>
          <Toast.Close asChild>
            <IconButton label="Dismiss" icon={<X size={20} aria-hidden="true" />} />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        className={region}
        data-top={toast?.atTop || undefined}
        hotkey={["F8"]}
        label="Notifications ({hotkey})"
      />
    </Toast.Provider>
  );
}
