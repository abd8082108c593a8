import { Stack } from "../../ui/layout/stack.tsx";
import { ProviderButton } from "./provider-button.tsx";
import { divider } from "./provider-buttons.css.ts";
import { useProviders } from "./use-providers.ts";

/** A way in for each provider that is set up, and what parts them from the one by e-mail. Nothing when there is none. */
export function ProviderButtons({ returnTo = null }: { returnTo?: string | null }) {
  const providers = useProviders();
  if (providers.length === 0) return null;
  return (
    <Stack gap="medium">
      <Stack gap="small">
        {providers.map((provider) => (
          <ProviderButton key={provider.name} provider={provider} returnTo={returnTo} />
        ))}
      </Stack>
      <div className={divider}>or</div>
    </Stack>
  );
}
