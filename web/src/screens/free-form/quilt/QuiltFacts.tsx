import { counted } from '@quiltwright/shared/counted';
import { countBlocks } from '@quiltwright/shared/quilting/placement';
import { Calculator, ShoppingBasket } from 'lucide-react';
import { bordersOf } from '@quiltwright/shared/quilting/bands/bands';
import { insideBorders } from '@quiltwright/shared/quilting/quilt-areas';
import { hasBlocks, laidPlacements } from '@quiltwright/shared/model/free-form/free-form-document';
import { fitProblemsOf } from '@quiltwright/shared/model/free-form/fit/fit-problems';
import { estimatorAddress } from '../../../panels/estimate/plan/estimator-address';
import { Fact, Facts } from '../../../panels/controls/Facts';
import { freeFormKind } from '../../../persistence/kinds/free-form-kind';
import { Button, ButtonLink } from '../../../ui/basics/Button';
import { formatSize } from '@quiltwright/shared/ruler/lengths';
import { bedInWords } from '../describing/bed-words';
import styles from './QuiltFacts.module.css';
import type { FreeFormEditor } from '../use-free-form-editor';

/** Facts about the quilt, its problems, and possible next steps. Shown while no block is selected. */
export function QuiltFacts({
  editor: { workspace, arrangement, inUse, showCloth },
}: {
  editor: FreeFormEditor;
}) {
  const { design } = arrangement.document;
  const { quilt } = design;
  const inside = insideBorders(quilt);
  const bed = bedInWords({ width: quilt.quiltWidth, height: quilt.quiltLength });
  const laid = laidPlacements(design)
    .map(({ placement }) => placement)
    .filter(({ role }) => role === undefined);
  const blocks = countBlocks(laid);
  const { count, isAll } = fitProblemsOf(design);
  if (!hasBlocks(design))
    return <p className={styles.quiet}>Add a block first. Then you can move, resize and repeat it.</p>;
  return (
    <>
      <hr className="stitch" />
      <Facts>
        <Fact name="Finished size">{formatSize(quilt.quiltWidth, quilt.quiltLength)}</Fact>
        {bed && <Fact name="On a bed">{bed}</Fact>}
        {bordersOf(quilt).length > 0 && (
          <Fact name="Inside the borders">{formatSize(inside.width, inside.height)}</Fact>
        )}
        <Fact name="Blocks">
          {quilt.setting || blocks === laid.length
            ? blocks.toLocaleString('en')
            : `${blocks.toLocaleString('en')} in ${counted(laid.length, 'placement')}`}
        </Fact>
        <Fact name="Fabrics">{`${inUse.fabrics.length}`}</Fact>
        <Fact name="What doesn’t fit">
          {count === 0 ? (isAll ? 'nothing' : 'not all checked') : `${isAll ? '' : 'more than '}${count}`}
        </Fact>
      </Facts>
      <div className={styles.ways}>
        <Button onClick={showCloth}>
          <ShoppingBasket aria-hidden />
          Fabric to buy
        </Button>
        <ButtonLink to={estimatorAddress(freeFormKind, workspace.document)}>
          <Calculator aria-hidden />
          Estimate
        </ButtonLink>
      </div>
    </>
  );
}
