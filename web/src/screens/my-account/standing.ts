import type { getAccount } from '@quiltwright/shared/contract/calls/account-calls';
import type { AnswerOf } from '@quiltwright/shared/contract/call';

type Account = Pick<AnswerOf<typeof getAccount>, 'status' | 'paidUntil'>;

/** The state of a subscription, in words. */
interface Standing {
  name: string;
  /** The consequence of the subscription's state for the quilter; empty if the state has no consequence. */
  text: string;
  isLapsed: boolean;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

export function standingOf({ status, paidUntil }: Account): Standing {
  const end = paidUntil === null ? null : day.format(new Date(paidUntil));
  switch (status) {
    case 'active':
      return { name: 'Active', text: end === null ? '' : `Paid until ${end}.`, isLapsed: false };
    case 'cancelled':
      return {
        name: 'Cancelled',
        text: `You can save ${end === null ? 'for now' : `until ${end}`}. After that you can still open, download, rename and delete your work. We don’t delete anything.`,
        isLapsed: false,
      };
    case 'lapsed':
      return {
        name: 'Ended',
        text: `Your subscription ended${end === null ? '' : ` on ${end}`}. You can still open, download, rename and delete your work. Renew your subscription to save and upload again. We don’t delete anything.`,
        isLapsed: true,
      };
  }
}
