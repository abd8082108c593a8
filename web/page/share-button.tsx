import Share2 from "lucide-react/icons/share-2";
import { Button } from "../ui/action/button.tsx";
import { showToast } from "../ui/feedback/toast-store.ts";

/**
 * Shares the page's URL: by the device's share sheet if it has one, otherwise by copying to the
 * clipboard.
 */
export function ShareButton({ title }: { title: string }) {
  async function share() {
    const url = location.href.split("#")[0] ?? "";
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      showToast({
        title: "Link copied",
        description: "Paste it anywhere.",
        tone: "positive",
      });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      showToast({ title: "Couldn't copy the link", description: url, tone: "critical" });
    }
  }
  return (
    <Button onClick={share}>
      <Share2 size={18} aria-hidden="true" />
      Share
    </Button>
  );
}
