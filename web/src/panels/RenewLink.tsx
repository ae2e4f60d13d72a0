import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useMade } from '../server/use-tab';
import { createLapse, forgetLapseOnReturn } from '../server/lapse';
import { linksQuery } from '../server/queries';
import { ButtonLink } from '../ui/Button';

/**
 * Leads whose paid time has ended to the page of the payment provider, in a tab beside ours: pictures that were chosen
 * and saves under way stay here. Where none is known it leads to our page about subscribing.
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
