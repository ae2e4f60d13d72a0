import { palettes } from '@quiltwright/shared/quilting/palette';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/basics/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { FabricPicker } from '../fabric/picker/FabricPicker';
import { palettedFabrics, useFabrics } from '../../server/fabrics/use-fabrics';
import type { SessionProps } from '../../documents/saving/session-props';
import { Warning } from '../workspace/layout/Warning';
import styles from './MissingCloth.module.css';
import { useMissingCloth, type MissingCloth as Missing } from './use-missing-cloth';

const firstPalette = palettes[0]?.paletteNum ?? 0;

/** A note that names the parts of the open document whose fabrics are missing, and offers replacements. */
export function MissingCloth<Design, Content extends object>({
  documentSession,
}: SessionProps<Design, Content>) {
  const missing = useMissingCloth(documentSession);
  if (missing.length === 0) return null;
  return <MissingNote documentSession={documentSession} missing={missing} />;
}

interface MissingProps<Design, Content extends object> extends SessionProps<Design, Content> {
  missing: readonly Missing[];
}

function MissingNote<Design, Content extends object>({
  documentSession,
  missing,
}: MissingProps<Design, Content>) {
  const { kind, clothDialog } = documentSession;
  const { isOpen } = useStore(clothDialog);
  const [picking, setPicking] = useState<Missing | null>(null);
  const open = () => {
    clothDialog.setState({ isOpen: true });
  };
  const close = () => {
    clothDialog.setState({ isOpen: false });
  };
  /**
   * The missing fabrics at the time when the quilter hid the note. The note appears again if other fabrics are missing.
   */
  const [hidden, setHidden] = useState<readonly Missing[]>([]);
  const isHidden = missing.every(({ fabricNum }) => hidden.some((each) => each.fabricNum === fabricNum));
  const [only] = missing.length === 1 ? missing : [];
  return (
    <>
      {!isHidden && (
        <Warning
          text={
            only
              ? `A fabric in this ${kind.noun} was deleted or isn’t yours. These parts have no fabric: ${only.parts}.`
              : `${missing.length} fabrics in this ${kind.noun} were deleted or aren’t yours.`
          }
          onHide={() => {
            setHidden(missing);
          }}
        >
          <Button
            onClick={() => {
              if (only) setPicking(only);
              else open();
            }}
          >
            {only ? 'Choose another fabric' : 'Choose other fabrics'}
          </Button>
        </Warning>
      )}
      <Dialog
        open={isOpen && picking === null}
        title={only ? 'A fabric is missing' : 'Fabrics are missing'}
        about={`A ${kind.noun} can have only your own fabrics and fabrics of the library. These parts have no fabric:`}
        onClose={close}
        actions={<Button onClick={close}>Close</Button>}
      >
        <ul className={styles.list}>
          {missing.map((each) => (
            <li key={each.fabricNum}>
              <p>
                <span>{each.parts}</span>
                <span>{`Fabric ${each.fabricNum}`}</span>
              </p>
              <Button
                aria-label={`Choose another fabric for these parts: ${each.parts}`}
                onClick={() => {
                  setPicking(each);
                }}
              >
                Choose another fabric
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
      {picking && (
        <Picker
          documentSession={documentSession}
          missing={picking}
          onClose={() => {
            setPicking(null);
            if (missing.length < 2) close();
          }}
        />
      )}
    </>
  );
}

interface PickerProps<Design, Content extends object> extends SessionProps<Design, Content> {
  missing: Missing;
  onClose: () => void;
}

function Picker<Design, Content extends object>({
  documentSession,
  missing: { fabricNum, parts },
  onClose,
}: PickerProps<Design, Content>) {
  const { kind, store, replaceFabric } = documentSession;
  const content = useStore(store, ({ design }) => kind.contentOf(design));
  const used = useMemo(() => kind.cloth.fabrics(content), [kind, content]);
  const find = useFabrics(used, null);
  const fabrics = palettedFabrics(used, find);
  return (
    <FabricPicker
      title={`Fabric for ${parts}`}
      current={undefined}
      paletteNum={firstPalette}
      inUse={{ noun: kind.noun, fabrics, isThere: fabrics.length > 0 }}
      onUse={(picked) => {
        replaceFabric(fabricNum, picked.fabricNum);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
