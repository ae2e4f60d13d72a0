import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { quiltPresentation } from '../../documents/comparing/quilt-presentation';
import type { SessionProps } from '../../documents/saving/session-props';
import { isSubscriber, useSession } from '../../server/session/session';
import { FilesPanel } from '../files/FilesPanel';
import { GuestPanel } from '../workspace/layout/GuestPanel';
import { SavedQuilts, type SavedQuiltsProps } from './SavedQuilts';

interface QuiltsPanelProps<Design> extends SavedQuiltsProps, SessionProps<Design, Quilt> {
  /** A link beside the heading, for guests. */
  guestLink?: ReactNode;
}

/**
 * The subscriber's saved quilts of one kind and, below them, the panel that downloads and loads files. Guests see an
 * invitation to subscribe in place of the quilts.
 */
export function QuiltsPanel<Design>({ guestLink, documentSession, ...saved }: QuiltsPanelProps<Design>) {
  return (
    <>
      {isSubscriber(useSession()) ? (
        <SavedQuilts {...saved} />
      ) : (
        <GuestPanel link={guestLink}>
          Saving is for subscribers. <Link to="/subscribe">Subscribe</Link>
        </GuestPanel>
      )}
      <FilesPanel
        documentSession={documentSession}
        presentation={quiltPresentation}
        trySave={saved.control.trySave}
      />
    </>
  );
}
