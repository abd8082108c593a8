import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import * as styles from "./sign-in-code.css.ts";

/** Shown in a browser that didn't ask for the link: six digits to type in the one that did. */
export function SignInCode({ email, code }: { email: string; code: string }) {
  return (
    <Stack gap="medium">
      <Heading level={1}>Enter this code in your other browser</Heading>
      <Text>
        {`The sign-in for ${email} was requested in another browser. Enter this code there.`}
      </Text>
      <output className={styles.digits}>{code}</output>
      <Text tone="muted" size="small">
        Didn't request this? Close this page. Nothing has happened, and no one is signed in.
      </Text>
    </Stack>
  );
}
