import { success } from '@quiltwright/shared/result';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useStore } from 'zustand';
import type { Tab } from '../../browser/tab';
import { useMade } from '../../server/session/use-tab';
import { hasUnsavedChanges } from '../../persistence/document-store';
import { createFreeFormSession } from '../../persistence/kinds/free-form-session';
import { createStandardQuiltSession } from '../../persistence/kinds/standard-quilt-session';
import { createStoredQuilts } from '../../persistence/stored/stored-quilts';
import { AccountNav } from '../../page/menu/AccountNav';
import { Page } from '../../page/frame/Page';
import { GuestNote } from '../../documents/saved/GuestNote';
import { NoneSaved } from '../../documents/saved/NoneSaved';
import { SavedDocuments } from '../../documents/saved/SavedDocuments';
import { useOpenInEditor } from '../../documents/opening/use-open-in-editor';
import { quiltsQuery } from '../../server/queries/quilt-queries';
import { isSubscriber, useSession } from '../../server/session/session';
import { Button } from '../../ui/basics/Button';
import { notify } from '../../ui/basics/notify';
import { QuiltCard } from './QuiltCard';
import { UnsavedQuilts } from './UnsavedQuilts';

export const open = (tab: Tab) =>
  Promise.all([
    tab.get(createStandardQuiltSession).open(notify),
    tab.get(createFreeFormSession).open(notify),
  ]);

/** The names of the blocks in the small sample quilt, which is shown in place of an empty list. */
const SAMPLE = ['Ohio Star', 'Churn Dash'] as const;
const EDITOR = '/standard-quilt-layouts';
const FREE_FORM = '/free-form-quilt-layouts';

export function MyQuiltsScreen() {
  const session = useSession();
  return (
    <Page
      title="My Quilts"
      heading="Quilts that you saved"
      lead="Open a quilt to change it, on any of your devices."
      wide
      nav={<AccountNav />}
    >
      <UnsavedQuilts />
      {isSubscriber(session) ? (
        <SavedQuilts quilterNum={session.quilterNum} />
      ) : (
        <NoneSaved heading="Saved quilts are for subscribers" sample={SAMPLE}>
          <GuestNote back={{ to: EDITOR, name: 'Back to your quilt' }}>
            You are testing Quiltwright as a guest, so you can’t save quilts. Your work is kept on this
            device, and you can save it after you subscribe.
          </GuestNote>
        </NoneSaved>
      )}
    </Page>
  );
}

function SavedQuilts({ quilterNum }: { quilterNum: number }) {
  const stored = useMade(createStoredQuilts);
  const queryClient = useQueryClient();
  const list = useQuery(quiltsQuery(quilterNum));
  const freeFormSession = useMade(createFreeFormSession);
  const freeForm = useStore(freeFormSession.store);
  const toFreeForm = useOpenInEditor(freeFormSession, FREE_FORM);
  const refresh = () => queryClient.invalidateQueries({ queryKey: quiltsQuery(quilterNum).queryKey });
  const standardSession = useMade(createStandardQuiltSession);
  return (
    <>
      <SavedDocuments
        documentSession={standardSession}
        list={{ ...list, data: list.data?.quilts }}
        room={list.data}
        numOf={({ quiltNum }) => quiltNum}
        nameOf={({ quiltName }) => quiltName}
        momentOf={({ changedAt }) => changedAt}
        card={(quilt, state) => <QuiltCard quilt={quilt} {...state} />}
        editor={EDITOR}
        fetch={({ quiltNum }) => stored.fetch(quiltNum)}
        elsewhere={({ quiltNum, isStandard }) =>
          isStandard
            ? null
            : {
                isInEditor: freeForm.stored?.num === quiltNum,
                isChanged: hasUnsavedChanges(freeFormSession.kind, freeForm),
                isOpening: toFreeForm.opening === quiltNum,
                onOpen: () => {
                  void toFreeForm.open(quiltNum, () => stored.fetchFreeForm(quiltNum));
                },
              }
        }
        duplicate={async ({ quiltNum }, name) => {
          const answer = await stored.duplicate(quiltNum, name);
          await refresh();
          return answer;
        }}
        rename={async ({ quiltNum }, name) => {
          const answer = await stored.rename(quiltNum, name);
          void refresh();
          return answer;
        }}
        remove={async ({ quiltNum }) => {
          const answer = await stored.delete(quiltNum);
          if (answer.ok) {
            queryClient.setQueryData(
              quiltsQuery(quilterNum).queryKey,
              (listed) =>
                listed && {
                  ...listed,
                  quilts: listed.quilts.filter((quilt) => quilt.quiltNum !== quiltNum),
                  held: listed.held - 1,
                },
            );
          }
          void refresh();
          return answer.ok ? success(true) : answer;
        }}
        beginning={{ name: 'New standard quilt' }}
        otherWay={
          <Button onClick={toFreeForm.begin}>
            <Plus aria-hidden />
            New free form quilt
          </Button>
        }
        another={{ text: 'Start another quilt', sample: SAMPLE }}
        empty={(begin) => (
          <NoneSaved heading="No quilts yet" sample={SAMPLE}>
            <p>
              Choose a size, a layout and your blocks, or place blocks where you like. Name the quilt and save
              it. You can then open the quilt on any device.
            </p>
            <Button look="primary" onClick={begin}>
              Start a standard quilt
            </Button>
            <Button onClick={toFreeForm.begin}>Start a free form quilt</Button>
          </NoneSaved>
        )}
      />
      {toFreeForm.dialog}
    </>
  );
}
