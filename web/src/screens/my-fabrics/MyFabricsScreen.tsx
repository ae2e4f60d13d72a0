import { FABRIC_IN_USE } from '@quiltwright/shared/contract/codes';
import { LIMITS } from '@quiltwright/shared/limits';
import { MESSAGES } from '@quiltwright/shared/messages';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Tab } from '../../browser/tab';
import { useTab } from '../../server/session/use-tab';
import { createCreatedBlockSession } from '../../persistence/kinds/created-block-session';
import { createDesignedBlockSession } from '../../persistence/kinds/designed-block-session';
import { openDocumentsWith } from '@quiltwright/shared/model/cloth/fabric-in-open-documents';
import { createFreeFormSession } from '../../persistence/kinds/free-form-session';
import { createStandardQuiltSession } from '../../persistence/kinds/standard-quilt-session';
import { AccountNav } from '../../page/menu/AccountNav';
import { nameOfFabric } from '../../panels/fabric/finding/fabric-search';
import { Page } from '../../page/frame/Page';
import { DeleteDialog } from '../../documents/saved/DeleteDialog';
import { GuestNote } from '../../documents/saved/GuestNote';
import { NoneSaved } from '../../documents/saved/NoneSaved';
import { RenameDialog } from '../../documents/saving/RenameDialog';
import { SavedList } from '../../documents/saved/SavedList';
import { isSubscriber, useSession } from '../../server/session/session';
import { createUploads, uploadsQuery } from '../../server/uploads/uploads';
import { ButtonLink } from '../../ui/basics/Button';
import { notify } from '../../ui/basics/notify';
import { FabricCard } from './FabricCard';
import { FabricInUseDialog, type FabricUsages } from './FabricInUseDialog';

/* Loads the open documents, because they may use a fabric that is about to be deleted. */
export const open = (tab: Tab) =>
  Promise.all([
    tab.get(createStandardQuiltSession).open(notify),
    tab.get(createFreeFormSession).open(notify),
    tab.get(createDesignedBlockSession).open(notify),
    tab.get(createCreatedBlockSession).open(notify),
  ]);

const SAMPLE = ['Nine Patch'] as const;

/** The screen with the fabrics that the quilter has uploaded. */
export function MyFabricsScreen() {
  const session = useSession();
  return (
    <Page
      title="My Fabrics"
      heading="Fabrics from your own shelf"
      lead="Use your fabrics in blocks and quilts like any other fabric. You find them in the palette User-Uploads."
      wide
      nav={<AccountNav />}
    >
      {isSubscriber(session) ? (
        <Uploads quilterNum={session.quilterNum} />
      ) : (
        <NoneSaved heading="Uploading fabrics is for subscribers" sample={SAMPLE}>
          <GuestNote
            back={{ to: '/standard-quilt-layouts', name: 'Back to your quilt' }}
          >{`Subscribers upload pictures of their own fabrics, up to ${LIMITS.uploads} of them. As a guest you can use all fabrics of the library.`}</GuestNote>
        </NoneSaved>
      )}
    </Page>
  );
}

type Window = { kind: 'rename' | 'delete'; fabric: Fabric };

function Uploads({ quilterNum }: { quilterNum: number }) {
  const tab = useTab();
  const uploads = tab.get(createUploads);
  const navigate = useNavigate();
  const list = useQuery(uploadsQuery(quilterNum));
  const [window, setWindow] = useState<Window | null>(null);
  const [inUse, setInUse] = useState<{ name: string; usedOn: FabricUsages } | null>(null);
  const closeWindow = () => {
    setWindow(null);
  };
  const rename = async ({ fabricNum }: Fabric, name: string) => {
    const answer = await uploads.rename(fabricNum, name);
    if (answer.ok) notify(MESSAGES.fabricRenamed);
    return answer;
  };
  const remove = async (fabric: Fabric) => {
    const answer = await uploads.delete(fabric.fabricNum);
    if (!answer.ok) return answer;
    if (answer.value.dbResponse === FABRIC_IN_USE)
      setInUse({ name: nameOfFabric(fabric), usedOn: answer.value.usedOn });
    else notify(MESSAGES.fabricDeleted);
    return answer;
  };

  return (
    <>
      <SavedList
        of="fabric"
        most={LIMITS.uploads}
        list={list}
        nameOf={nameOfFabric}
        numOf={({ fabricNum }) => fabricNum}
        momentOf={({ uploadedAt }) => uploadedAt}
        card={(fabric) => (
          <FabricCard
            fabric={fabric}
            name={nameOfFabric(fabric)}
            onRename={() => {
              setWindow({ kind: 'rename', fabric });
            }}
            onDelete={() => {
              setWindow({ kind: 'delete', fabric });
            }}
          />
        )}
        beginning="Upload Fabrics"
        onBegin={() => {
          void navigate('/fabric-uploading');
        }}
        another={{ text: 'Upload another fabric', sample: SAMPLE }}
        empty={
          <NoneSaved heading="No fabrics of your own yet" sample={SAMPLE}>
            <p>
              Upload a picture of about 6 inches of fabric. The fabric then appears in the palette
              User-Uploads, ready for blocks and quilts.
            </p>
            <ButtonLink to="/fabric-uploading" look="primary">
              Upload Fabrics
            </ButtonLink>
          </NoneSaved>
        }
      />
      {window?.kind === 'rename' && (
        <RenameDialog
          of="fabric"
          name={nameOfFabric(window.fabric)}
          onRename={(name) => rename(window.fabric, name)}
          onClose={closeWindow}
        />
      )}
      {window?.kind === 'delete' && (
        <DeleteDialog
          of="fabric"
          name={nameOfFabric(window.fabric)}
          onDelete={() => remove(window.fabric)}
          onClose={closeWindow}
        >
          {warningFor(tab, window.fabric)}
        </DeleteDialog>
      )}
      {inUse && (
        <FabricInUseDialog
          {...inUse}
          onClose={() => {
            setInUse(null);
          }}
        />
      )}
    </>
  );
}

/**
 * Returns a warning for the dialog that deletes a fabric. The warning says that open documents use the fabric, and
 * can be saved only after the fabric is replaced. Empty if no open document uses the fabric.
 */
function warningFor(tab: Tab, { fabricNum }: Fabric): string {
  const uses = openDocumentsWith(
    fabricNum,
    [
      tab.get(createStandardQuiltSession).store.getState().design,
      tab.get(createFreeFormSession).store.getState().design,
    ],
    [
      tab.get(createDesignedBlockSession).store.getState().design,
      tab.get(createCreatedBlockSession).store.getState().design,
    ],
  );
  if (uses.length === 0) return '';
  return `The ${uses.join(' and the ')} that you have open ${uses.length === 1 ? 'uses' : 'use'} this fabric. Replace the fabric before you save.`;
}
