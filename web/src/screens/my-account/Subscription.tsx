import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMade } from '../../server/session/use-tab';
import { Card } from '../../page/layout/Card';
import { FailureNote } from '../../page/forms/FailureNote';
import { Actions } from '../../page/frame/Page';
import { RenewLink } from '../../page/subscribe/RenewLink';
import { accountQuery } from '../../server/queries/account-queries';
import { createLapse, forgetLapse } from '../../server/account/lapse';
import { linksQuery } from '../../server/queries/queries';
import { ButtonLink } from '../../ui/basics/Button';
import { classNames } from '../../ui/basics/class-names';
import { standingOf } from './standing';
import styles from './Subscription.module.css';

/** The account's owner, the state of its subscription, and a link to the payment provider. */
export function Subscription({ quilterNum }: { quilterNum: number }) {
  const lapse = useMade(createLapse);
  const account = useQuery(accountQuery(quilterNum));
  const links = useQuery(linksQuery).data;
  const standing = account.data && standingOf(account.data);
  const isPaid = standing?.isLapsed === false;
  useEffect(() => {
    if (isPaid) forgetLapse(lapse);
  }, [isPaid, lapse]);
  if (!account.data && account.error)
    return (
      <FailureNote
        message={account.isFetching ? 'Trying again…' : account.error.message}
        onRetry={() => {
          void account.refetch();
        }}
      />
    );
  const manage = links?.manageSubscription ?? null;
  return (
    <Card
      title="Subscription"
      mark={
        standing && (
          <p className={classNames(styles.standing, standing.isLapsed && styles.lapsed)}>{standing.name}</p>
        )
      }
    >
      <p className={styles.email}>{account.data?.email ?? '\u00a0'}</p>
      {standing && standing.text !== '' && <p className={styles.text}>{standing.text}</p>}
      {(manage !== null || standing?.isLapsed) && (
        <Actions>
          {standing?.isLapsed ? (
            <RenewLink look="red" />
          ) : (
            manage !== null && <ButtonLink to={manage}>Manage your subscription</ButtonLink>
          )}
        </Actions>
      )}
    </Card>
  );
}
