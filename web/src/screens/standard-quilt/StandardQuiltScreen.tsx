import { nameFault } from '@quiltwright/shared/names';
import { palettes } from '@quiltwright/shared/quilting/palette';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import type { Part } from '../../canvas/hit-test';
import type { Slot } from '../../document/quilt-commands';
import { hasUnsavedChanges, opened } from '../../document/quilt-document';
import { quiltTable } from '../../document/quilt-store';
import { openTable } from '../../document/open-table';
import { saveQuilt, startNewQuilt } from '../../document/quilt-work';
import { DiscardDialog } from '../../panels/DiscardDialog';
import { SaveDialogs } from '../../panels/SaveDialogs';
import { SubscribeDialog } from '../../panels/SubscribeDialog';
import { openQuilt } from '../../server/open-quilt';
import { blocksQuery, knowFabrics } from '../../server/queries';
import { isSignedIn, isSubscriber, useSession } from '../../server/session';
import { Button } from '../../ui/Button';
import { notify } from '../../ui/Notices';
import { BlockPicker } from './BlockPicker';
import { BlockSection } from './BlockSection';
import { BorderSection } from './BorderSection';
import { FabricSection } from './FabricSection';
import { GuestPanel } from './GuestPanel';
import { HistoryButtons } from './HistoryButtons';
import { LayoutSection } from './LayoutSection';
import { NameDialog } from './NameDialog';
import { NameField } from './NameField';
import { QuiltInfo } from './QuiltInfo';
import { QuiltView } from './QuiltView';
import { SavedQuilts } from './SavedQuilts';
import { SaveMark } from './SaveMark';
import sectionStyles from './sections.module.css';
import { SizeSection } from './SizeSection';
import { StatusLine } from './StatusLine';
import { LiftedSwatch } from './LiftedSwatch';
import { targetAt, targetName, type Target } from './target';
import { TargetChips, TargetMenu } from './TargetChips';
import { useColouring } from './use-colouring';
import { useFabrics, useQuiltDocument } from './use-quilt';
import { useShell } from './use-shell';
import { useShortcuts } from './use-shortcuts';
import { Workspace, type SectionName } from './Workspace';

await openTable(notify);

/** What stands over the workspace. */
type Window =
  | { kind: 'block'; slot: Slot }
  | { kind: 'subscribe' }
  | { kind: 'name' }
  /** Asks before the saved quilt, or null for a new one, takes the place of unsaved changes. */
  | { kind: 'discard'; quiltNum: number | null };

/** Signing out in another tab ends the screen here too; the quilt is kept for the next visit. */
export function StandardQuiltScreen() {
  return isSignedIn(useSession()) ? <QuiltTable /> : <Navigate to="/login" replace />;
}

function QuiltTable() {
  const document = useQuiltDocument();
  const { quilt } = document.design;
  const session = useSession();
  const subscriber = isSubscriber(session);
  const shell = useShell();
  const queryClient = useQueryClient();
  const blocks = useQuery(blocksQuery(session.quilterNum)).data ?? [];
  const colouring = useColouring(document);
  const { target, trial } = colouring;
  const fabric = useFabrics(quilt, trial?.fabric ?? null);
  const [window, setWindow] = useState<Window | null>(null);
  const [section, setSection] = useState<SectionName | null>('size');
  const [paletteNum, setPaletteNum] = useState(palettes[0]?.paletteNum ?? 0);
  const [cursor, setCursor] = useState<{ x: number; y: number } | null>(null);
  const [openFault, setOpenFault] = useState<string | null>(null);
  const [nameRefused, setNameRefused] = useState(false);
  useShortcuts();

  const aim = (next: Target | null) => {
    colouring.aim(next);
    if (next) setSection('fabric');
  };

  const pickUp = (part: Part | null) => {
    const found = colouring.pickUp(part);
    if (!found) return;
    setSection('fabric');
    if (found.paletteNum !== 0) setPaletteNum(found.paletteNum);
  };

  const save = () => {
    if (!subscriber) {
      setWindow({ kind: 'subscribe' });
      return;
    }
    if (quilt.generatingSize === 0) {
      notify('First select a quilt size.');
      setWindow(null);
      setSection('size');
      return;
    }
    const fault = nameFault(quiltTable.getState().design.quilt.quiltName, 'quilt');
    setNameRefused(fault !== null);
    if (fault) {
      notify(fault.message);
      if (shell !== 'desk') setWindow({ kind: 'name' });
      return;
    }
    setWindow(null);
    saveQuilt();
  };

  const open = async (quiltNum: number) => {
    setWindow(null);
    setOpenFault(null);
    const answer = await openQuilt(quiltNum);
    if (!answer.ok) {
      setOpenFault(answer.error.message);
      setSection('quilts');
      return;
    }
    const { quilt: saved, fabrics } = answer.value;
    knowFabrics(queryClient, fabrics);
    quiltTable.setState(opened(saved, { quiltNum: saved.quiltNum, revision: saved.revision ?? 0 }));
    colouring.aim(null);
    setNameRefused(false);
  };

  const begin = () => {
    setWindow(null);
    setOpenFault(null);
    startNewQuilt();
    colouring.aim(null);
    setNameRefused(false);
    setSection('size');
  };

  /** Puts a saved quilt, or null for a new one, in the place of the one on the table. */
  const replaceBy = (quiltNum: number | null) => {
    if (quiltNum === null) begin();
    else void open(quiltNum);
  };

  const askToReplaceBy = (quiltNum: number | null) => {
    if (hasUnsavedChanges(document)) setWindow({ kind: 'discard', quiltNum });
    else replaceBy(quiltNum);
  };

  const Targets = shell === 'desk' ? TargetMenu : TargetChips;
  const closeWindow = () => {
    setWindow(null);
  };

  return (
    <>
      <title>Standard Quilt Layouts – Quiltwright</title>
      <Workspace
        shell={shell}
        title="Standard Quilt Layouts"
        name={quilt.quiltName}
        onName={() => {
          setWindow({ kind: 'name' });
        }}
        history={<HistoryButtons document={document} />}
        saveMark={<SaveMark document={document} />}
        nameField={<NameField quilt={quilt} labelHidden showFault={nameRefused} />}
        saveButton={
          <Button look="primary" onClick={save}>
            Save
          </Button>
        }
        view={
          <QuiltView
            quilt={quilt}
            fabric={fabric}
            target={target}
            trial={trial}
            drag={colouring.drag}
            isGuest={!subscriber}
            onPick={(part: Part | null) => {
              aim(part && targetAt(quilt, part));
            }}
            onPickUp={pickUp}
            onPointer={setCursor}
            onChooseBlock={() => {
              setWindow({ kind: 'block', slot: 0 });
            }}
          />
        }
        statusLine={
          <StatusLine quilt={quilt} target={target} cursor={cursor} picked={colouring.picked} trial={trial} />
        }
        chips={<Targets quilt={quilt} fabric={fabric} target={target} onTarget={aim} />}
        section={section}
        onSection={setSection}
        sections={{
          quilts: subscriber ? (
            <SavedQuilts
              quiltNum={document.stored?.quiltNum ?? null}
              fault={openFault}
              onOpen={askToReplaceBy}
              onNew={() => {
                askToReplaceBy(null);
              }}
            />
          ) : (
            <GuestPanel />
          ),
          size: <SizeSection quilt={quilt} />,
          layout: <LayoutSection quilt={quilt} />,
          blocks: (
            <BlockSection
              quilt={quilt}
              blocks={blocks}
              onOpen={(slot) => {
                setWindow({ kind: 'block', slot });
              }}
            />
          ),
          borders: (
            <BorderSection
              quilt={quilt}
              fabric={fabric}
              target={target}
              onTarget={aim}
              onAdd={colouring.aim}
            />
          ),
          fabric: (
            <FabricSection
              quilt={quilt}
              target={target}
              paletteNum={paletteNum}
              recent={colouring.recent}
              compact={shell === 'phone'}
              onPalette={setPaletteNum}
              input={colouring.drag.input}
              onFabric={colouring.give}
              onPeek={colouring.peek}
            />
          ),
          info: <QuiltInfo quilt={quilt} blocks={blocks} fabric={fabric} />,
        }}
        note={
          <p className={sectionStyles.quiet}>
            Standard layouts use 12″ blocks. For other sizes go to{' '}
            <Link to="/free-form-quilt-layouts">Free Form Quilt Layouts</Link>
          </p>
        }
      />
      <LiftedSwatch
        input={colouring.drag.input}
        goesTo={trial?.part ? targetName(quilt, trial.target) : null}
      />
      <BlockPicker
        slot={window?.kind === 'block' ? window.slot : null}
        onClose={closeWindow}
        onLocked={() => {
          setWindow({ kind: 'subscribe' });
        }}
      />
      <SubscribeDialog open={window?.kind === 'subscribe'} onClose={closeWindow} />
      <NameDialog
        open={window?.kind === 'name'}
        quilt={quilt}
        showFault={nameRefused}
        onClose={closeWindow}
        onSave={save}
      />
      <DiscardDialog
        open={window?.kind === 'discard'}
        next={window?.kind === 'discard' && window.quiltNum === null ? 'new' : 'saved'}
        onClose={closeWindow}
        onDiscard={() => {
          if (window?.kind === 'discard') replaceBy(window.quiltNum);
        }}
      />
      <SaveDialogs />
    </>
  );
}
