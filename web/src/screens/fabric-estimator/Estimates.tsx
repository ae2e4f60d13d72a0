import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { unchosenWords } from '@quiltwright/workers/kernels/plan/unchosen-words';
import { useMemo, useState } from 'react';
import {
  usualFabric,
  useCuttingChoices,
  type FabricChoices,
} from '../../panels/estimate/plan/cutting-choices';
import { fitWords } from '../../panels/estimate/words/fit-words';
import { materialsOf } from '../../panels/estimate/words/materials';
import { problemWords } from '../../panels/estimate/words/plan-words';
import { boughtWords } from '../../panels/estimate/words/bought-words';
import { leftWords } from '../../panels/estimate/words/purchase-words';
import { totalsOf, type Count } from '../../panels/estimate/totals/totals';
import { withUnsavedNumbered } from '../../panels/blocks/list/unsaved-blocks';
import { useBlockNames } from '../../panels/estimate/plan/use-block-names';
import { useKernel } from '../../panels/estimate/plan/use-kernel';
import { useLeftToBuy } from '../../panels/estimate/plan/use-left-to-buy';
import { usePlan } from '../../panels/estimate/plan/use-plan';
import { useStash } from '../../panels/estimate/plan/use-stash';
import { fabricName } from '../../panels/fabric/swatch/fabric-name';
import { FailureNote } from '../../page/forms/FailureNote';
import { useFabrics } from '../../server/fabrics/use-fabrics';
import { Button } from '../../ui/basics/Button';
import { formatInches } from '@quiltwright/shared/ruler/lengths';
import { Segments } from '../../ui/fields/Segments';
import { UNCHOSEN } from '../../editor/overlay/paint/unchosen';
import { yardage } from '../../panels/estimate/words/estimate-words';
import { Arithmetic } from './Arithmetic';
import styles from './Estimates.module.css';
import { FitNotes } from './list/FitNotes';
import { JoinsTip } from './list/JoinsTip';
import { OwnWays } from './OwnWays';
import { PlanView } from './PlanView';
import { ShoppingList, type Opened } from './list/ShoppingList';
import { ShowOnQuilt } from './list/ShowOnQuilt';
import { StashForm } from './list/StashForm';
import { useWide } from './use-wide';

const counts: readonly { value: Count; name: string }[] = [
  { value: 'plan', name: 'To buy' },
  { value: 'quick', name: 'Specification’s estimate' },
];

/**
 * Everything that the estimator says about a quilt: the shopping list, the cutting plan, and the arithmetic for one
 * fabric.
 */
export function Estimates({ quilt: made, quilterNum }: { quilt: Quilt; quilterNum: number }) {
  const quilt = useMemo(() => withUnsavedNumbered(made), [made]);
  const [choices, change] = useCuttingChoices();
  const quick = useKernel('estimate', quilt);
  const cutting = usePlan(quilt, choices);
  const { isCurrent } = cutting;
  const {
    plan = null,
    finishing = null,
    unchosen = null,
    joinedOtherwise: other = null,
  } = cutting.output ?? {};
  // The settings for which the shown figures were computed. Newly chosen settings may still be computing.
  const by = cutting.output?.settings.cutting ?? null;
  const { stash, error, refetch, store } = useStash(quilterNum);
  const left = useLeftToBuy(plan, stash, by);
  const isWide = useWide();
  const [count, setCount] = useState<Count>('plan');
  // Undefined before the first press: then the first fabric is open if there is room beside the list.
  const [pressed, setPressed] = useState<Opened>();
  const totals = useMemo(() => totalsOf(quick.output, plan), [quick.output, plan]);
  const find = useFabrics(
    useMemo(() => totals.map(({ fabric }) => fabric), [totals]),
    null,
  );
  const nameBlock = useBlockNames(quilterNum);
  const nameFabric = (fabric: number) => fabricName(fabric, find);
  // The quick estimate, which follows the specification, covers only fabrics.
  const chosen = count === 'quick' && typeof pressed === 'string' ? undefined : pressed;
  const opened = chosen ?? (isWide ? (totals[0]?.fabric ?? 0) : 0);
  const failed = quick.failure ? quick : cutting.failure?.code === 'nothing-to-cut' ? null : cutting;

  if (quick.failure) {
    return (
      <div className={styles.alone}>
        <FailureNote message={quick.failure.message} onRetry={quick.retry} />
      </div>
    );
  }
  if (!quick.output) {
    return (
      <p className={styles.waiting} role="status">
        Calculating the fabric …
      </p>
    );
  }
  if (totals.length === 0) {
    return (
      <div className={styles.alone}>
        <h2>No fabric to count yet</h2>
        <p>No part of this quilt has a fabric yet. Choose fabrics for its blocks, and save the quilt.</p>
      </div>
    );
  }
  const setOwn = (fabric: number, own: Partial<FabricChoices>) => {
    const { [fabric]: before = usualFabric } = choices.fabrics;
    change({ fabrics: { ...choices.fabrics, [fabric]: { ...before, ...own } } });
  };
  const materials = finishing && by && count === 'plan' ? materialsOf(finishing, by) : [];
  const material = materials.find(({ what }) => what === opened);
  const of = totals.find(({ fabric }) => fabric === opened);
  const own = of && left.get(of.fabric);
  const detail = material ? (
    <ul className={styles.how}>
      {material.how.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  ) : !of ? null : count === 'quick' ? (
    <Arithmetic estimate={of.quick} nameBlock={nameBlock} />
  ) : (
    <>
      {of.plan && plan && by && (
        <PlanView
          of={of.plan}
          plan={plan}
          settings={by}
          nameBlock={nameBlock}
          nameFabric={nameFabric}
          onUse={({ kind, method }) => {
            setOwn(of.fabric, { [kind]: method });
          }}
        />
      )}
      {of.problem && (
        <p role="alert" className={styles.problem}>
          {problemWords(of.problem)}
        </p>
      )}
      {!of.plan && !of.problem && isCurrent && (
        <p className={styles.how}>
          Other shapes or blocks cover this fabric completely, so you don’t sew it.
        </p>
      )}
      <OwnWays
        own={choices.fabrics[of.fabric] ?? usualFabric}
        pieces={of.plan?.pieces ?? []}
        onChange={(next) => {
          setOwn(of.fabric, next);
        }}
      />
      {stash && (
        <StashForm
          key={of.fabric}
          quilterNum={quilterNum}
          fabricNum={of.fabric}
          stash={stash.get(of.fabric)}
          left={own ? `${leftWords(own)}.` : null}
          onStore={store}
        />
      )}
      {error && <FailureNote message={error.message} onRetry={() => void refetch()} />}
    </>
  );
  const missing =
    unchosen && (count === 'plan' ? boughtWords(unchosen.bought) : yardage(unchosen.squareInches));
  const show = of && <ShowOnQuilt quilt={quilt} fabric={of.fabric} />;
  return (
    <>
      <section className={styles.part} aria-labelledby="cloth">
        <div className={styles.head}>
          <h2 id="cloth">Shopping list</h2>
          <Segments label="How fabric is measured" options={counts} value={count} onChoose={setCount} />
        </div>
        {failed?.failure && <FailureNote message={failed.failure.message} onRetry={failed.retry} />}
        {!isCurrent && !cutting.failure && (
          <div className={styles.working}>
            <progress aria-label="Planning the cuts" value={cutting.done} max={1} />
            <Button look="quiet" onClick={cutting.cancel}>
              Cancel
            </Button>
          </div>
        )}
        <ShoppingList
          totals={totals}
          count={count}
          materials={materials}
          settings={by}
          left={left}
          isCurrent={isCurrent}
          find={find}
          nameBlock={nameBlock}
          opened={opened}
          below={
            isWide || !detail ? null : (
              <>
                {show}
                {detail}
              </>
            )
          }
          onOpen={(what) => {
            setPressed(what === opened && !isWide ? 0 : what);
          }}
        />
        {unchosen && missing !== null && (
          <FitNotes heading="No fabric yet" notes={[unchosenWords(unchosen, missing)]}>
            <ShowOnQuilt quilt={quilt} fabric={UNCHOSEN} bare={unchosen.bare} />
          </FitNotes>
        )}
        {finishing && count === 'plan' && (
          <FitNotes
            heading="What doesn’t fit"
            notes={finishing.notes.map((note) => fitWords(note, quilt, nameBlock))}
          />
        )}
        {plan && other && count === 'plan' && (
          <JoinsTip
            other={other}
            plan={plan}
            nameFabric={nameFabric}
            onUse={() => {
              change({ joins: other.joins });
            }}
          />
        )}
        <p className={styles.note}>
          {count === 'plan'
            ? `The amounts are for pieces cut from strips, with a seam allowance of ${formatInches(by?.seam ?? choices.seam)} around every piece. Press a number to see how the fabric is calculated and cut. “Specification’s estimate” is a simpler count: the inches to buy of fabric that is 45″ wide, with no fabric left over.`
            : 'How many inches to buy of fabric that is 45″ wide, with a seam allowance of ¼″ around every piece. This is an estimate, so buy a little more.'}
        </p>
      </section>
      {isWide && detail && (
        <section className={styles.part} aria-labelledby="opened-fabric">
          <div className={styles.head}>
            <h2 id="opened-fabric">{material ? material.name : of && nameFabric(of.fabric)}</h2>
            {show}
          </div>
          <div className={styles.card}>{detail}</div>
        </section>
      )}
    </>
  );
}
