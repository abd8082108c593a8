import { Stack } from "../../ui/layout/stack.tsx";
import { ProviderButton } from "./provider-button.tsx";
import { divider } from "./provider-buttons.css.ts";
import { useProviders } from "./use-providers.ts";

/** A button per configured provider, and the divider before the email form. Empty without providers. */
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
