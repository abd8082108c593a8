import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { Button } from "../ui/action/button.tsx";
import { IconButton } from "../ui/action/icon-button.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { Specimen } from "./specimen.tsx";

const tones = ["accent", "plain", "quiet", "critical"] as const;

/** Buttons of every tone, size and state. */
export function ButtonsSpecimen() {
  return (
    <Specimen name="Buttons">
      {(["large", "medium", "small"] as const).map((size) => (
        <Inline key={size}>
          {tones.map((tone) => (
            <Button key={tone} tone={tone} size={size}>
              Send quote
            </Button>
          ))}
        </Inline>
      ))}
      <Inline>
        {tones.map((tone) => (
          <Button key={tone} tone={tone} disabled>
            Disabled
          </Button>
        ))}
      </Inline>
      <Inline>
        <Button tone="accent" pending>
          Sending...
        </Button>
        <LinkButton to="/">A link</LinkButton>
        <IconButton label="Open" icon={<Menu aria-hidden="true" />} />
        <IconButton label="Close" icon={<X aria-hidden="true" />} disabled />
        <Spinner label="Loading" />
      </Inline>
      <Button full>Full width</Button>
    </Specimen>
  );
}
