import { formatMetres } from '@quiltwright/shared/ruler/yards';
import { FABRIC } from '@quiltwright/shared/limits';
import { quiltFabrics, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { useMemo } from 'react';
import { usualFabric, useCuttingChoices } from '../../panels/estimate/plan/cutting-choices';
import { boughtWords } from '../../panels/estimate/words/bought-words';
import { withUnsavedNumbered } from '../../panels/blocks/list/unsaved-blocks';
import { useBlockNames } from '../../panels/estimate/plan/use-block-names';
import { usePlan } from '../../panels/estimate/plan/use-plan';
import { fabricName } from '../../panels/fabric/swatch/fabric-name';
import { FabricPatch } from '../../panels/fabric/swatch/FabricPatch';
import { FailureNote } from '../../page/forms/FailureNote';
import { Actions, Quiet } from '../../page/frame/Page';
import { SplitPage } from '../../page/layout/SplitPage';
import { LogInNote } from '../../page/sign-in/LogInNote';
import { useQuiltFabrics } from '../../server/fabrics/use-quilt-fabrics';
import { ButtonLink } from '../../ui/basics/Button';
import styles from './GuestEstimate.module.css';
import { PlanView } from './PlanView';
import { useOpenQuilts } from './use-open-quilts';

/**
 * The estimator for guests: an invitation to subscribe, and as a sample the estimate of one fabric of the guest's
 * quilt.
 */
export function GuestEstimate({ quilterNum }: { quilterNum: number }) {
  const { unsaved } = useOpenQuilts();
  const openQuilt = unsaved.find(({ quilt }) => quiltFabrics(quilt).some((fabric) => fabric > FABRIC.ground));
  return (
    <SplitPage
      title="Fabric Estimator"
      heading="Fabric estimates are for subscribers"
      lead="Subscribers pick one of their quilts to see how much of each fabric it needs."
      part="foot"
    >
      <Actions>
        <ButtonLink to="/subscribe" look="primary">
          Subscribe
        </ButtonLink>
        <ButtonLink to="/why-subscribe">Why subscribe</ButtonLink>
        <ButtonLink to="/standard-quilt-layouts">Back to your quilt</ButtonLink>
      </Actions>
      <LogInNote />
      <Quiet>Your quilt is kept on this device. You can save it after you subscribe.</Quiet>
      {openQuilt ? (
        <Sample key={openQuilt.id} quilt={openQuilt.quilt} name={openQuilt.name} quilterNum={quilterNum} />
      ) : (
        <Quiet>Make a quilt and choose its fabrics to see the estimate of one fabric as an example.</Quiet>
      )}
    </SplitPage>
  );
}

interface SampleProps {
  quilt: Quilt;
  name: string;
  quilterNum: number;
}

/**
 * Shows the amount to buy and the cutting plan for the fabric with the most pieces. For the other fabrics, it shows
 * only the names.
 */
function Sample({ quilt: made, name, quilterNum }: SampleProps) {
  const quilt = useMemo(() => withUnsavedNumbered(made), [made]);
  const [choices, change] = useCuttingChoices();
  const { output, failure, retry } = usePlan(quilt, choices);
  const find = useQuiltFabrics(quilt, null, null);
  const nameBlock = useBlockNames(quilterNum);
  const nameFabric = (fabric: number) => fabricName(fabric, find);
  const [of, ...others] = output?.plan.fabrics ?? [];
  const hidden = [...others, ...(output?.plan.problems ?? [])];
  return (
    <section className={styles.sample} aria-labelledby="sample">
      <h2 id="sample">{`One fabric of “${name}” as an example`}</h2>
      {failure ? (
        <FailureNote message={failure.message} onRetry={retry} />
      ) : !output ? (
        <p role="status">Planning the cuts …</p>
      ) : (
        <>
          {of && (
            <div className={styles.card}>
              <p className={styles.row}>
                <FabricPatch fabric={find(of.fabric)} />
                <b className={styles.name}>{nameFabric(of.fabric)}</b>
                <span>{boughtWords(of.bought)}</span>
                {of.bought.fatQuarters === null && <span>{formatMetres(of.bought.metres)}</span>}
              </p>
              <PlanView
                of={of}
                plan={output.plan}
                settings={output.settings.cutting}
                nameBlock={nameBlock}
                nameFabric={nameFabric}
                onUse={({ kind, method }) => {
                  const before = choices.fabrics[of.fabric] ?? usualFabric;
                  change({ fabrics: { ...choices.fabrics, [of.fabric]: { ...before, [kind]: method } } });
                }}
              />
            </div>
          )}
          {hidden.length > 0 && (
            <ul className={styles.others}>
              {hidden.map(({ fabric }) => (
                <li key={fabric} className={styles.row}>
                  <FabricPatch fabric={find(fabric)} />
                  <span className={styles.name}>{nameFabric(fabric)}</span>
                  <span>for subscribers</span>
                </li>
              ))}
            </ul>
          )}
          <Quiet>
            Subscribers see this estimate for every fabric, and for binding, backing and batting. They can
            print or export the estimate.
          </Quiet>
        </>
      )}
    </section>
  );
}
