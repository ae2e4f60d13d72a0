import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { GuestNote } from '../../documents/saved/GuestNote';
import { NoneSaved } from '../../documents/saved/NoneSaved';
import { FailureNote } from '../../page/forms/FailureNote';
import { Page } from '../../page/frame/Page';
import { AccountNav } from '../../page/menu/AccountNav';
import { SharedLink } from '../../panels/sharing/SharedLink';
import { allowsWords, mondayOf, visitWords } from '../../panels/sharing/sharing-words';
import { isSubscriber, useSession } from '../../server/session/session';
import { notePage, sharedPagesQuery, type SharedPage } from '../../server/shared-pages/shared-pages';
import { Button, ButtonLink } from '../../ui/basics/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { formatDay } from '../../ui/words/day';
import styles from './SharedPagesScreen.module.css';

const SAMPLE = ['Ohio Star', 'Churn Dash'] as const;

/** The screen with the pages that the quilter shares with friends. */
export function SharedPagesScreen() {
  const session = useSession();
  return (
    <Page
      title="My Shared Pages"
      heading="Pages that friends can see"
      lead="Each page has a secret link. Change what a page allows, give it a new link, or stop sharing."
      wide
      nav={<AccountNav />}
    >
      {isSubscriber(session) ? (
        <Pages quilterNum={session.quilterNum} />
      ) : (
        <NoneSaved heading="Sharing is for subscribers" sample={SAMPLE}>
          <GuestNote back={{ to: '/standard-quilt-layouts', name: 'Back to your quilt' }}>
            Subscribers share their quilts and blocks with friends by a link. As a guest you can send a
            picture: choose Export in the editor.
          </GuestNote>
        </NoneSaved>
      )}
    </Page>
  );
}

function Pages({ quilterNum }: { quilterNum: number }) {
  const client = useQueryClient();
  const list = useQuery(sharedPagesQuery(quilterNum));
  const [chosen, setChosen] = useState<number | null>(null);
  const [monday] = useState(() => mondayOf(new Date()));
  const page = list.data?.pages.find(({ pageNum }) => pageNum === chosen);
  const close = () => {
    setChosen(null);
  };
  if (!list.data)
    return list.error ? (
      <FailureNote
        message={list.error.message}
        onRetry={() => {
          void list.refetch();
        }}
      />
    ) : (
      <p role="status">Loading your pages…</p>
    );
  if (list.data.pages.length === 0)
    return (
      <NoneSaved heading="No shared pages yet" sample={SAMPLE}>
        <p>Save a quilt or a block, and choose Share in its editor. Friends then see it by a link.</p>
        <ButtonLink to="/my-quilts" look="primary">
          My quilts
        </ButtonLink>
      </NoneSaved>
    );
  return (
    <>
      <ul className={styles.pages}>
        {list.data.pages.map((each) => (
          <li key={each.pageNum}>
            <PageCard
              page={each}
              monday={monday}
              onManage={() => {
                setChosen(each.pageNum);
              }}
            />
          </li>
        ))}
      </ul>
      {page && (
        <Dialog open title={`Your ${page.kind} is shared`} onClose={close}>
          <SharedLink
            page={page}
            onChange={(next) => {
              notePage(client, quilterNum, next);
            }}
            onGone={() => {
              close();
              notePage(client, quilterNum, page, { isGone: true });
            }}
          />
        </Dialog>
      )}
    </>
  );
}

interface PageCardProps {
  page: SharedPage;
  /** The date of the present week's Monday. */
  monday: string;
  onManage: () => void;
}

/** A shared page: its picture, the rights of its visitors, and the number of visits. */
function PageCard({ page, monday, onManage }: PageCardProps) {
  return (
    <article className={styles.card} aria-label={page.designName}>
      <div className={styles.picture}>
        <img src={page.picture} alt="" loading="lazy" />
      </div>
      <div className={styles.words}>
        <h2>{page.designName}</h2>
        <p>{visitWords(page, monday)}</p>
        <p>{allowsWords(page)}</p>
        <p>{`Shows the ${page.kind} of ${formatDay(page.shownAt)}`}</p>
      </div>
      <div className={styles.actions}>
        <a className={styles.see} href={page.address}>
          <ExternalLink aria-hidden />
          See the page
        </a>
        <Button aria-label={`Link and choices of ${page.designName}`} onClick={onManage}>
          Link and choices
        </Button>
      </div>
    </article>
  );
}
