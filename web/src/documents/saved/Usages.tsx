import { useQuery } from '@tanstack/react-query';
import { useTab } from '../../server/session/use-tab';
import { createDesignedBlockSession } from '../../persistence/kinds/designed-block-session';
import { createFreeFormSession } from '../../persistence/kinds/free-form-session';
import { createStandardQuiltSession } from '../../persistence/kinds/standard-quilt-session';
import { createStoredBlocks } from '../../persistence/stored/stored-blocks';
import { createStoredQuilts } from '../../persistence/stored/stored-quilts';
import { quiltsQuery } from '../../server/queries/quilt-queries';
import { useSession } from '../../server/session/session';
import styles from './Usages.module.css';
import { useOpenInEditor } from '../opening/use-open-in-editor';

/** The names of documents, by number. */
type Names = Readonly<Record<string, string>>;

/**
 * The designed blocks and quilts that prevent the deletion of a block or fabric. Pressing a name opens the
 * document.
 */
export function Usages({ blocks, quilts }: { blocks: Names; quilts: Names }) {
  const tab = useTab();
  const blockEditor = useOpenInEditor(tab.get(createDesignedBlockSession), '/block-fabric-selection');
  const quiltEditor = useOpenInEditor(tab.get(createStandardQuiltSession), '/standard-quilt-layouts');
  const freeFormEditor = useOpenInEditor(tab.get(createFreeFormSession), '/free-form-quilt-layouts');
  const hasQuilts = Object.keys(quilts).length > 0;
  const list = useQuery({ ...quiltsQuery(useSession().quilterNum), enabled: hasQuilts });
  const openingQuilt = quiltEditor.opening ?? freeFormEditor.opening;
  const isBusy = blockEditor.opening !== null || openingQuilt !== null;
  const openQuilt = (num: number) => {
    const stored = tab.get(createStoredQuilts);
    const isStandard = list.data?.quilts.find(({ quiltNum }) => quiltNum === num)?.isStandard ?? true;
    return isStandard
      ? quiltEditor.open(num, () => stored.fetch(num))
      : freeFormEditor.open(num, () => stored.fetchFreeForm(num));
  };
  return (
    <>
      <NameList
        heading="Designed blocks"
        names={blocks}
        opening={blockEditor.opening}
        isBusy={isBusy}
        onOpen={(num) => blockEditor.open(num, () => tab.get(createStoredBlocks).fetch(num))}
      />
      <NameList heading="Quilts" names={quilts} opening={openingQuilt} isBusy={isBusy} onOpen={openQuilt} />
      {blockEditor.dialog}
      {quiltEditor.dialog}
      {freeFormEditor.dialog}
    </>
  );
}

interface NameListProps {
  heading: string;
  names: Names;
  /** The number of the document being opened; null for none. */
  opening: number | null;
  /** True while a document of any list is being opened. */
  isBusy: boolean;
  onOpen: (num: number) => Promise<void>;
}

function NameList({ heading, names, opening, isBusy, onOpen }: NameListProps) {
  const entries = Object.entries(names).map(([num, name]) => ({ num: Number(num), name }));
  if (entries.length === 0) return null;
  return (
    <div className={styles.usages}>
      <h3>{heading}</h3>
      <ul>
        {entries.map(({ num, name }) => {
          const isOpening = num === opening;
          return (
            <li key={num}>
              {/* The button of the document being opened isn't disabled, so that it keeps the focus. */}
              <button
                type="button"
                className={styles.open}
                disabled={isBusy && !isOpening}
                aria-disabled={isOpening}
                aria-label={isOpening ? undefined : `Open ${name}`}
                onClick={() => {
                  if (!isBusy) void onOpen(num);
                }}
              >
                {isOpening ? `Opening “${name}”…` : name}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
