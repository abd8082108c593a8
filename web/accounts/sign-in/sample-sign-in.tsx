import { Form } from "react-router";
import { userTypes } from "../../../domain/accounts/user.ts";
import { Button } from "../../ui/action/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Inline } from "../../ui/layout/inline.tsx";

/** Development only: signs in as a sample person with one click. */
export function SampleSignIn({ returnTo }: { returnTo: string | null }) {
  return (
    <Notice tone="info" title="Development: sign in as a sample person">
      <Form method="post" action="/login" reloadDocument>
        <input type="hidden" name="step" value="sample" />
        <input type="hidden" name="returnTo" value={returnTo ?? ""} />
        <Inline gap="small" wrap>
          {userTypes.map((userType) => (
            <Button key={userType} type="submit" size="small" name="userType" value={userType}>
              {`${userType}@example.com`}
            </Button>
          ))}
        </Inline>
      </Form>
    </Notice>
  );
}
