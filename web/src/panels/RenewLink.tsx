import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { linksQuery } from '../server/queries';
import { ButtonLink } from '../ui/Button';

/** Leads whose paid time has ended to the page of the payment provider; where none is known, to ours about subscribing. */
export function RenewLink(props: Omit<ComponentProps<typeof ButtonLink>, 'to' | 'children'>) {
  const manage = useQuery(linksQuery).data?.manageSubscription ?? null;
  return (
    <ButtonLink {...props} to={manage ?? '/subscribe'}>
      Renew
    </ButtonLink>
  );
}
