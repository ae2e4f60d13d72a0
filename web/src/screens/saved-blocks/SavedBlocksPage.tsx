import type { ComponentProps, ReactNode } from 'react';
import { GuestNote } from '../../documents/saved/GuestNote';
import { NoneSaved } from '../../documents/saved/NoneSaved';
import { Page } from '../../page/frame/Page';
import { AccountNav } from '../../page/menu/AccountNav';
import { SavedBlocks, type SavedBlocksProps } from '../../panels/blocks/menu/SavedBlocks';
import { isSubscriber, useSession } from '../../server/session/session';

type GuestNoteProps = ComponentProps<typeof GuestNote>;

interface SavedBlocksPageProps<Design> extends Omit<
  SavedBlocksProps<Design>,
  'quilterNum' | 'opening' | 'another' | 'empty'
> {
  title: string;
  heading: string;
  lead: string;
  /** The name of the sample block that is shown in place of an empty list. */
  sample: readonly [string];
  /** The text of the card that starts a new block. */
  another: string;
  /** The content for subscribers who have no saved blocks of this kind yet. */
  none: { heading: string; content: (begin: () => void) => ReactNode };
  /** The content for guests, who can't save blocks. */
  guest: { heading: string; back: GuestNoteProps['back']; text: string };
  /** The dialogs of the page. */
  children?: ReactNode;
}

/** A page with the saved blocks of one kind. Guests see a note instead, because only subscribers can save. */
export function SavedBlocksPage<Design>({
  title,
  heading,
  lead,
  sample,
  another,
  none,
  guest,
  children,
  ...saved
}: SavedBlocksPageProps<Design>) {
  const session = useSession();
  return (
    <Page title={title} heading={heading} lead={lead} wide nav={<AccountNav />}>
      {isSubscriber(session) ? (
        <SavedBlocks
          {...saved}
          quilterNum={session.quilterNum}
          opening="Open"
          another={{ text: another, sample }}
          empty={(begin) => (
            <NoneSaved heading={none.heading} sample={sample}>
              {none.content(begin)}
            </NoneSaved>
          )}
        />
      ) : (
        <NoneSaved heading={guest.heading} sample={sample}>
          <GuestNote back={guest.back}>{guest.text}</GuestNote>
        </NoneSaved>
      )}
      {children}
    </Page>
  );
}
