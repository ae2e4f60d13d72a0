import { Copy, ExternalLink, Link2, Pencil, RefreshCw, Share2, X } from 'lucide-react';
import { useState } from 'react';
import type { Result } from '@quiltwright/shared/result';
import { FailureNote } from '../../page/forms/FailureNote';
import { useCall } from '../../server/calls/call';
import { addressOfPage, type SharedLook, type SharedPage } from '../../server/shared-pages/shared-pages';
import { Button } from '../../ui/basics/Button';
import { notify } from '../../ui/basics/notify';
import { useIsShown } from '../../ui/hooks/use-is-shown';
import type { SaveFirst } from './save-first';
import { allowsWords, unsavedWords } from './sharing-words';
import { SharingForm } from './SharingForm';
import styles from './Sharing.module.css';

interface SharedLinkProps {
  page: SharedPage;
  /**
   * The quilting and the binding that the page shows after an update. Missing outside the editors: the page then keeps
   * both.
   */
  look?: SharedLook;
  /** Saves the changes of the open document before an update. Null if there are none. */
  saveFirst?: SaveFirst | null;
  /** Called with the page after a change. */
  onChange: (page: SharedPage) => void;
  /** Called once the page is no longer shared. */
  onGone: () => void;
}

/** The actions that can't be undone, each with its question. */
const questions = {
  renew: {
    words: 'The present link stops working at once. Everyone who should see the page needs the new link.',
    act: 'Make a new link',
  },
  stop: {
    words: 'The link and the picture stop working at once. Copies that friends have made stay with them.',
    act: 'Stop sharing',
  },
} as const;

/**
 * The link of a shared page, with buttons for its maker: to copy or send the link, and to change, update, renew or stop
 * the page.
 */
export function SharedLink({ page, look = {}, saveFirst = null, onChange, onGone }: SharedLinkProps) {
  const call = useCall();
  const isShown = useIsShown();
  const { pageNum, kind } = page;
  const address = addressOfPage(page);
  const [asked, setAsked] = useState<keyof typeof questions | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [busy, setBusy] = useState<'update' | 'renew' | 'stop' | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  const run = async <Answer,>(
    name: 'update' | 'renew' | 'stop',
    made: Promise<Result<Answer>>,
    then: (answer: Answer) => void,
  ) => {
    setBusy(name);
    setFault(null);
    const answer = await made;
    setBusy(null);
    setAsked(null);
    if (answer.ok) then(answer.value);
    else setFault(answer.error.message);
  };
  const copy = () => {
    navigator.clipboard.writeText(address).then(
      () => {
        notify('The link is copied.');
      },
      () => {
        notify('The browser did not copy the link. Select the link and copy it yourself.');
      },
    );
  };
  const share = () => {
    // Rejects if the quilter closes the system's window, which is no fault.
    navigator.share({ title: page.designName, url: address }).catch(() => undefined);
  };
  const update = async () => {
    setBusy('update');
    setFault(null);
    if (saveFirst) {
      const designNum = await saveFirst();
      if (designNum !== null && designNum !== page.designNum) {
        notify(
          `Your changes are saved as a new ${kind}, which isn’t shared yet. The page of “${page.designName}” stays as it is.`,
        );
        return;
      }
      if (!isShown()) return;
      if (designNum === null) {
        setBusy(null);
        setFault(unsavedWords(kind));
        return;
      }
    }
    await run(
      'update',
      call('updateSharedPage', { body: { pageNum, ...look }, patience: PATIENCE }),
      (answer) => {
        onChange(answer.page);
        notify(`The page shows the ${kind} as it is saved now.`);
      },
    );
  };
  const confirm = () => {
    if (asked === 'renew')
      void run('renew', call('renewSharedLink', { body: { pageNum } }), (answer) => {
        onChange(answer.page);
        notify('The page has a new link.');
      });
    if (asked === 'stop')
      void run('stop', call('stopSharing', { body: { pageNum } }), () => {
        onGone();
        notify(`The ${kind} is no longer shared.`);
      });
  };

  if (isEditing)
    return (
      <SharingForm
        of={page}
        look={look}
        makerName={page.makerName}
        onShared={(next) => {
          onChange(next);
          setEditing(false);
        }}
        onCancel={() => {
          setEditing(false);
        }}
      />
    );
  return (
    <div className={styles.shared}>
      <div className={styles.head}>
        <img className={styles.picture} src={page.picture} alt="" />
        <div className={styles.words}>
          <p className={styles.name}>{page.designName}</p>
          <p className={styles.quiet}>{allowsWords(page)}</p>
          <a className={styles.see} href={page.address} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden />
            See it as friends do
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </div>
      </div>
      <div className={styles.link}>
        <input
          readOnly
          value={address}
          aria-label="Link of the page"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button look="primary" data-first onClick={copy}>
          <Copy aria-hidden />
          Copy link
        </Button>
      </div>
      <div className={styles.ways}>
        {'share' in navigator && (
          <Button look="quiet" onClick={share}>
            <Share2 aria-hidden />
            Send …
          </Button>
        )}
        <Button look="quiet" aria-disabled={busy !== null} onClick={() => busy === null && void update()}>
          <RefreshCw aria-hidden />
          <span>{busy === 'update' ? 'Updating…' : saveFirst ? 'Save and update' : 'Update the page'}</span>
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            setEditing(true);
          }}
        >
          <Pencil aria-hidden />
          Change words and choices
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            setAsked('renew');
          }}
        >
          <Link2 aria-hidden />
          New link
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            setAsked('stop');
          }}
        >
          <X aria-hidden />
          Stop sharing
        </Button>
      </div>
      {asked && (
        <div className={styles.question} role="alert">
          <p>{questions[asked].words}</p>
          <div className={styles.actions}>
            <Button
              onClick={() => {
                setAsked(null);
              }}
            >
              Cancel
            </Button>
            <Button look="primary" aria-disabled={busy !== null} onClick={() => busy === null && confirm()}>
              {questions[asked].act}
            </Button>
          </div>
        </div>
      )}
      {fault !== null && <FailureNote message={fault} />}
    </div>
  );
}

/** Milliseconds to wait for the server to draw a large quilt. */
const PATIENCE = 90_000;
