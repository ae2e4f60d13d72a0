import { counted } from '@quiltwright/shared/counted';
import { mixed } from '@quiltwright/shared/ruler/mixed';
import { formatMetres } from '@quiltwright/shared/ruler/yards';
import type {
  Bought,
  CuttingPlan,
  CuttingSettings,
  FabricPlan,
} from '@quiltwright/workers/kernels/cutting/cutting-types';
import { widthOfCloth } from '@quiltwright/workers/kernels/cutting/settings';
import { BadgeCheck, Ruler } from 'lucide-react';
import type { NameBlock } from '../../panels/estimate/words/estimate-words';
import { figure } from '../../panels/estimate/words/estimate-words';
import {
  alternativeWords,
  cutRowWords,
  offGridWords,
  proofWords,
} from '../../panels/estimate/words/plan-words';
import { boughtWords } from '../../panels/estimate/words/bought-words';
import { addedLines, inYards } from '../../panels/estimate/words/purchase-words';
import { Button } from '../../ui/basics/Button';
import { unbroken } from '../../ui/words/unbroken';
import { formatInches, INCHES_OF_YARD } from '@quiltwright/shared/ruler/lengths';
import styles from './PlanView.module.css';
import { Strips } from './Strips';

/**
 * The greatest number of strip heights whose sum is written in one line. For more strips, only the total is shown,
 * because the drawing of the strips is easier to follow than a long sum.
 */
const MOST_SUMMANDS = 8;

interface PlanViewProps {
  of: FabricPlan;
  plan: CuttingPlan;
  /** The settings for which the plan was made. */
  settings: CuttingSettings;
  nameBlock: NameBlock;
  nameFabric: (fabric: number) => string;
  /** Switches this fabric, and the fabrics that are sewn to it, to another way of cutting. */
  onUse: (alternative: FabricPlan['alternatives'][number]) => void;
}

/**
 * The cutting plan of a fabric, and the arithmetic of the amount to buy, with which a quilter can check the amount.
 */
export function PlanView({ of, plan, settings, nameBlock, nameFabric, onUse }: PlanViewProps) {
  const { pieces, strips, inches, bought, alternatives } = of;
  const marks = [...new Set(pieces.flatMap(({ offGrid }) => (offGrid ? [offGridWords(offGrid)] : [])))];
  const count = strips.reduce((sum, strip) => sum + strip.count, 0);
  const proof = proofWords(of);
  const cloth = widthOfCloth(settings);
  return (
    <div className={styles.plan}>
      <h3>{`How ${boughtWords(bought)} is calculated`}</h3>
      <CutList of={of} cloth={cloth} nameBlock={nameBlock} />
      {marks.map((words) => (
        <p key={words} className={styles.mark}>
          <Ruler aria-hidden />
          <span>{words}</span>
        </p>
      ))}
      <div className={styles.head}>
        <h3>Cutting plan</h3>
        <p>{`${counted(count, 'strip')} across ${formatInches(cloth)}`}</p>
      </div>
      <Strips strips={strips} pieces={pieces} cloth={cloth} />
      <p className={styles.sum}>
        <span>
          {strips.length > 1 && strips.length <= MOST_SUMMANDS && (
            <span>{`${strips.map((strip) => mixed(strip.count * strip.height)).join(' + ')} = `}</span>
          )}
          <b>{formatInches(inches)}</b>
        </span>
        {addedLines(bought, inches, settings).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {bought.fatQuarters === null && (
          <span>{`${figure(bought.inches)} ÷ ${INCHES_OF_YARD} = ${inYards(bought.inches)}, rounded up to ⅛`}</span>
        )}
        <output>
          <span>{`${boughtWords(bought)} `}</span>
          {bought.fatQuarters === null && <small>{formatMetres(bought.metres)}</small>}
        </output>
      </p>
      <p className={styles.proof} data-proven={proof.isProven}>
        <BadgeCheck aria-hidden />
        <span>
          <b>{proof.head}</b>
          <span>{` ${proof.rest}`}</span>
        </span>
      </p>
      {alternatives.length > 0 && (
        <>
          <h3>Other ways to cut this fabric</h3>
          <ul className={styles.ways}>
            {alternatives.map((way) => {
              const { name, costs } = alternativeWords(way, boughtOf(plan), nameFabric);
              return (
                <li key={`${way.kind} ${way.method}`}>
                  <span>
                    <b>{name}</b>
                    <span>{` ${costs}`}</span>
                  </span>
                  <Button
                    aria-label={`Use: ${name}`}
                    onClick={() => {
                      onUse(way);
                    }}
                  >
                    Use
                  </Button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}

interface CutListProps extends Pick<PlanViewProps, 'of' | 'nameBlock'> {
  /** The width of the fabric in inches. */
  cloth: number;
}

function CutList({ of: { pieces }, cloth, nameBlock }: CutListProps) {
  return (
    <table className={styles.list}>
      <thead>
        <tr>
          <th scope="col">Piece, finished</th>
          <th scope="col">Needed</th>
          <th scope="col">Cut</th>
          <th scope="col">How the cut size is calculated</th>
        </tr>
      </thead>
      <tbody>
        {pieces.map((piece, index) => {
          const row = cutRowWords(piece, cloth, nameBlock);
          return (
            <tr key={index}>
              <th scope="row">{unbroken(row.piece)}</th>
              <td>
                {row.needed.map((line, at) => (
                  <span key={at}>{unbroken(line)}</span>
                ))}
              </td>
              <td>{unbroken(row.cut)}</td>
              <td>{row.how}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function boughtOf({ fabrics }: CuttingPlan): ReadonlyMap<number, Bought> {
  return new Map(fabrics.map(({ fabric, bought }) => [fabric, bought]));
}
