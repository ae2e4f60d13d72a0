import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMade } from '../../server/use-tab';
import { Card } from '../../panels/Card';
import { FailureNote } from '../../panels/FailureNote';
import { Actions } from '../../panels/Page';
import { RenewLink } from '../../panels/RenewLink';
import { accountQuery } from '../../server/account-queries';
import { createLapse, forgetLapse } from '../../server/lapse';
import { linksQuery } from '../../server/queries';
import { ButtonLink } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
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
