import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { countSet } from '@quiltwright/shared/quilting/setting/setting';
import { exactInches } from '@quiltwright/shared/ruler/lengths';
import { Fact, Facts } from '../../../panels/controls/Facts';
import { nearestBeds } from './nearest-beds';

/** The size of a quilt with a setting, beside the mattresses that are nearest to it. */
export function FinishedSize({
  quilt: { setting, quiltWidth: width, quiltLength: height },
}: {
  quilt: Quilt;
}) {
  return (
    <Facts>
      <Fact name="Finished size">{`${exactInches(width)} × ${exactInches(height)}`}</Fact>
      {setting && <Fact name="Blocks">{countSet(setting).toLocaleString('en')}</Fact>}
      {nearestBeds({ width, height }).map(({ name, words }) => (
        <Fact key={name} name={`${name} bed`}>
          {words}
        </Fact>
      ))}
    </Facts>
  );
}
