import { failure, type Result } from '@quiltwright/shared/result';
import { blockWork } from '../../document/block-work';
import type { QuiltDocument } from '../../document/quilt-document';
import { quiltWork } from '../../document/quilt-work';
import { fetchStoredBlock } from '../../document/stored-blocks';
import { fetchStoredQuilt } from '../../document/stored-quilts';
import { notify } from '../../ui/Notices';
import { FREE_FORM_LATER } from './free-form-later';
import styles from './Usages.module.css';
import { useToTable } from './use-to-table';

/** Names by number. */
type Names = Readonly<Record<string, string>>;

/** The designed blocks and quilts that use a thing which can't be deleted for that; each is opened by its name. */
export function Usages({ blocks, quilts }: { blocks: Names; quilts: Names }) {
  const blockTable = useToTable(blockWork, '/block-fabric-selection');
  const quiltTable = useToTable(quiltWork, '/standard-quilt-layouts');
  const openBlock = async (num: number) => {
    await blockWork.open(notify);
    blockTable.open(num, () => fetchStoredBlock(num));
  };
  const openQuilt = async (num: number) => {
    await quiltWork.open(notify);
    quiltTable.open(num, () => fetchStandardQuilt(num));
  };
  return (
    <>
      <NameList heading="Designed blocks" names={blocks} onOpen={openBlock} />
      <NameList heading="Quilts" names={quilts} onOpen={openQuilt} />
      {blockTable.dialog}
      {quiltTable.dialog}
    </>
  );
}

async function fetchStandardQuilt(num: number): Promise<Result<QuiltDocument>> {
  const answer = await fetchStoredQuilt(num);
  const isFreeForm = answer.ok && answer.value.design.quilt.generatingSize === 0;
  return isFreeForm ? failure('free-form', FREE_FORM_LATER) : answer;
}

interface NameListProps {
  heading: string;
  names: Names;
  onOpen: (num: number) => Promise<void>;
}

function NameList({ heading, names, onOpen }: NameListProps) {
  const entries = Object.entries(names);
  if (entries.length === 0) return null;
  return (
    <div className={styles.usages}>
      <h3>{heading}</h3>
      <ul>
        {entries.map(([num, name]) => (
          <li key={num}>
            <button
              type="button"
              className={styles.open}
              aria-label={`Open ${name}`}
              onClick={() => void onOpen(Number(num))}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
