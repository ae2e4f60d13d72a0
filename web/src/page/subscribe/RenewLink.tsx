import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useMade } from '../../server/session/use-tab';
import { createLapse, forgetLapseOnReturn } from '../../server/account/lapse';
import { linksQuery } from '../../server/queries/queries';
import { ButtonLink } from '../../ui/basics/Button';

/**
 * A link to the payment provider's page, for subscribers whose paid time has ended. It opens a new tab, because leaving
 * this page would lose chosen pictures and saves in progress. If the provider's address isn't known, the link goes
 * to our own page about subscribing.
 */
export function RenewLink({ onClick, ...props }: Omit<ComponentProps<typeof ButtonLink>, 'to' | 'children'>) {
  const lapse = useMade(createLapse);
  const links = useQuery(linksQuery).data;
  const provider = links?.manageSubscription ?? links?.subscribe;
  if (!provider) {
    return (
      <ButtonLink {...props} onClick={onClick} to="/subscribe">
        Renew
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      {...props}
      to={provider}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        forgetLapseOnReturn(lapse);
        onClick?.(event);
      }}
    >
      Renew <ExternalLink aria-hidden />
      <span className="visually-hidden">(opens in a new tab)</span>
    </ButtonLink>
  );
}
