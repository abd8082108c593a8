import { LinkButton } from "../../ui/action/link-button.tsx";
import { ProviderIcon } from "./provider-icon.tsx";
import type { ShownProvider } from "./shown-provider.ts";

type Props = { provider: ShownProvider; returnTo?: string | null };

/** Link to the provider's sign-in page, which returns here signed in. */
export function ProviderButton({ provider: { name, label }, returnTo = null }: Props) {
  const query = returnTo ? `?${new URLSearchParams({ returnTo })}` : "";
  return (
    <LinkButton to={`/api/auth/${name}${query}`} reloadDocument full>
      <ProviderIcon name={name} />
      {`Continue with ${label}`}
    </LinkButton>
  );
}
