import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../../server/queries/account-queries';
import { ButtonLink } from '../../ui/basics/Button';
import { focusMain } from '../../ui/hooks/focus-main';
import { Card } from '../layout/Card';
import { GivenPassword, KeepPassword } from './KeepPassword';
import { Actions } from '../frame/Page';

/** Asks subscribers with a generated password to choose their own. Renders nothing for everyone else. */
export function PasswordNudge({ quilterNum }: { quilterNum: number }) {
  const { data } = useQuery(accountQuery(quilterNum));
  if (!data?.shouldChoosePassword) return null;
  return (
    <Card title="Choose your own password">
      <GivenPassword />
      <Actions>
        <ButtonLink to="/my-account#password">Choose a password</ButtonLink>
        <KeepPassword quilterNum={quilterNum} onKept={focusMain} />
      </Actions>
    </Card>
  );
}
