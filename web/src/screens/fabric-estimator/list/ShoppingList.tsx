import { formatMetres, formatYards } from '@quiltwright/shared/ruler/yards';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Bought, CuttingSettings } from '@quiltwright/workers/kernels/cutting/cutting-types';
import type { LeftToBuy } from '@quiltwright/workers/kernels/stash/stash-types';
import { Cloud, Layers, RectangleHorizontal } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { placesNamed, usedFor, yardage, type NameBlock } from '../../../panels/estimate/words/estimate-words';
import type { Material, MaterialName } from '../../../panels/estimate/words/materials';
import { boughtWords } from '../../../panels/estimate/words/bought-words';
import { leftWords, toSpareWords } from '../../../panels/estimate/words/purchase-words';
import { togetherWords, type Count, type FabricTotals } from '../../../panels/estimate/totals/totals';
import { fabricName } from '../../../panels/fabric/swatch/fabric-name';
import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import { swatchPicture } from '../../../server/uploads/pictures';
import { classNames } from '../../../ui/basics/class-names';
import styles from './ShoppingList.module.css';

/** Identifies the open row of the shopping list, by the number of a fabric or the name of another material to buy. */
export type Opened = number | MaterialName;

interface ShoppingListProps {
  totals: readonly FabricTotals[];
  count: Count;
  /**
   * The materials to buy besides the fabrics of the quilt top: binding, backing and batting. Empty until they are
   * computed.
   */
  materials: readonly Material[];
  /** The settings for which the figures were computed; null before the first figures. */
  settings: CuttingSettings | null;
  /** The amounts still to buy of fabrics that the quilter partly owns, by fabric number. */
  left: ReadonlyMap<number, LeftToBuy>;
  /** True if the figures belong to the current quilt and choices; false while new figures are being computed. */
  isCurrent: boolean;
  find: FindFabric;
  nameBlock: NameBlock;
  /** The row of the list that is open: the number of a fabric, or the name of another material to buy; 0 for none. */
  opened: Opened;
  /** The content that opens below the open row. Null if this content is shown beside the list instead. */
  below: ReactNode;
  onOpen: (what: Opened) => void;
}

/** The list of everything to buy for a quilt. Opening a row shows the arithmetic of its amount. */
export function ShoppingList({
  totals,
  count,
  materials,
  settings,
  left,
  isCurrent,
  find,
  nameBlock,
  opened,
  below,
  onOpen,
}: ShoppingListProps) {
  const row = { opened, below, onOpen };
  return (
    <div className={styles.card} data-count={count} aria-busy={!isCurrent}>
      <p className={styles.head} aria-hidden>
        <span>Fabric</span>
        <span className={styles.quick}>Specification’s estimate</span>
        <span className={styles.yards}>Yards</span>
        <span className={styles.metres}>Metres</span>
      </p>
      <ul className={styles.list} aria-label="Shopping list">
        {totals.map((of) => {
          const { fabric, quick, plan, problem } = of;
          const own = left.get(fabric);
          return (
            <Row
              key={fabric}
              {...row}
              what={fabric}
              picture={<Swatch fabric={find(fabric)} />}
              name={fabricName(fabric, find)}
              use={usesOf(of, isCurrent, nameBlock)}
              left={own && count === 'plan' ? leftWords(own) : null}
              quick={quick ? yardage(quick.squareInches) : yardage(0)}
              yards={
                plan ? boughtWords(plan.bought) : problem ? 'doesn’t fit' : isCurrent ? formatYards(0) : '…'
              }
              metres={plan ? (plan.bought.fatQuarters === null ? formatMetres(plan.bought.metres) : '') : ''}
            />
          );
        })}
        {materials.map((each) => (
          <Row
            key={each.what}
            {...row}
            what={each.what}
            picture={<span className={styles.swatch}>{icons[each.what]}</span>}
            name={each.name}
            use={each.use}
            left={null}
            quick=""
            yards={each.amount}
            metres={each.metres}
          />
        ))}
      </ul>
      <p className={styles.foot}>
        <span>
          <span>{count === 'quick' ? 'All fabric for the top' : 'Fabric for the top and binding'}</span>
          {count === 'plan' && settings && (
            <span className={styles.spare}>{toSpareWords(clothsOf(totals, materials, find), settings)}</span>
          )}
        </span>
        <span className={styles.total}>
          {count === 'quick'
            ? yardage(totals.reduce((sum, { quick }) => sum + (quick?.squareInches ?? 0), 0))
            : togetherWords(boughtOf(totals, materials))}
        </span>
      </p>
      {count === 'plan' && left.size > 0 && (
        <p className={styles.foot}>
          <span>Still to buy</span>
          <span className={styles.total}>{togetherWords(boughtOf(totals, materials, left))}</span>
        </p>
      )}
    </div>
  );
}

const icons: Record<MaterialName, ReactNode> = {
  binding: <RectangleHorizontal aria-hidden />,
  backing: <Layers aria-hidden />,
  batting: <Cloud aria-hidden />,
};

function usesOf({ quick, plan, problem }: FabricTotals, isCurrent: boolean, nameBlock: NameBlock): string {
  const places = (plan?.pieces ?? (problem ? [problem.piece] : [])).flatMap((piece) => piece.places);
  if (places.length > 0) return placesNamed(places, nameBlock).join(', ');
  if (isCurrent) return 'Completely hidden, so not sewn';
  return quick ? usedFor(quick, nameBlock) : '';
}

/**
 * Returns the amounts of fabric to buy for the quilt top, and for the binding if its fabric isn't in the top. If the
 * quilter owns part of a fabric (`left`), returns only the amount still to buy.
 */
function boughtOf(
  totals: readonly FabricTotals[],
  materials: readonly Material[],
  left?: ReadonlyMap<number, LeftToBuy>,
): Bought[] {
  return [
    ...totals.flatMap(({ fabric, plan }) => left?.get(fabric)?.left ?? plan?.bought ?? []),
    ...materials.flatMap(({ what, bought }) => (what === 'binding' && bought ? [bought] : [])),
  ];
}

/** Returns the fabrics of the quilt top, and all other materials that are bought as fabric, each with its name. */
function clothsOf(totals: readonly FabricTotals[], materials: readonly Material[], find: FindFabric) {
  return [
    ...totals.flatMap(({ fabric, plan }) =>
      plan ? [{ name: fabricName(fabric, find), bought: plan.bought }] : [],
    ),
    ...materials.flatMap(({ name, bought }) => (bought ? [{ name, bought }] : [])),
  ];
}

interface RowProps {
  what: Opened;
  picture: ReactNode;
  name: string;
  use: string;
  left: string | null;
  quick: string;
  yards: string;
  metres: string;
  opened: Opened;
  below: ReactNode;
  onOpen: (what: Opened) => void;
}

function Row({
  what,
  picture,
  name,
  use,
  left,
  quick,
  yards: amount,
  metres,
  opened,
  below,
  onOpen,
}: RowProps) {
  const id = useId();
  const isOpen = what === opened;
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.row, isOpen && styles.open)}
        aria-expanded={isOpen}
        aria-controls={isOpen && below ? id : undefined}
        onClick={() => {
          onOpen(what);
        }}
      >
        {picture}
        <span className={styles.words}>
          <span className={classNames(styles.name, 'two-lines')}>{name}</span>
          <span className={classNames(styles.use, typeof what === 'number' && 'two-lines')}>{use}</span>
          {left && <span className={styles.left}>{left}</span>}
        </span>
        <span className={styles.quick}>
          {quick && (
            <>
              <span className="visually-hidden">Specification’s estimate </span>
              <span>{quick}</span>
            </>
          )}
        </span>
        <span className={styles.yards}>{amount}</span>
        <span className={styles.metres}>{metres}</span>
      </button>
      {isOpen && below && (
        <div id={id} className={styles.below}>
          {below}
        </div>
      )}
    </li>
  );
}

function Swatch({ fabric }: { fabric: Fabric | undefined }) {
  return (
    <span className={styles.swatch}>
      {fabric && <img src={swatchPicture(fabric)} alt="" loading="lazy" />}
    </span>
  );
}
