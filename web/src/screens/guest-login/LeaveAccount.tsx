import { useState } from 'react';
import { FailureNote } from '../../page/forms/FailureNote';
import { Actions } from '../../page/frame/Page';
import { SplitPage } from '../../page/layout/SplitPage';
import { Button, ButtonLink } from '../../ui/basics/Button';

interface LeaveAccountProps {
  /**
   * Signs in as a guest.
   * @returns the failure in words; null if the sign-in succeeded
   */
  onLeave: () => Promise<string | null>;
}

/** Asks subscribers to confirm before the free trial signs them out of their account. */
export function LeaveAccount({ onLeave }: LeaveAccountProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const leave = async () => {
    setBusy(true);
    setFailure(await onLeave());
    setBusy(false);
  };
  return (
    <SplitPage
      title="Free Trial"
      heading="You are logged in as a subscriber"
      lead="The free trial is for guests, who can’t save. If you continue as a guest, you are logged out on this device. Your saved work stays in your account."
    >
      {failure !== null && <FailureNote message={failure} />}
      <Actions>
        <ButtonLink to="/login-success" look="primary" large>
          Stay logged in
        </ButtonLink>
        <Button
          large
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) void leave();
          }}
        >
          Continue as a guest
        </Button>
      </Actions>
    </SplitPage>
  );
}
