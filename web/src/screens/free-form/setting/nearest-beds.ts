import type { Size } from '@quiltwright/shared/geometry/box';
import { listed } from '@quiltwright/shared/listed';
import { bedKinds, beds, bedsUnder, type Bed } from '@quiltwright/shared/quilting/beds';
import { formatInches, formatSize } from '@quiltwright/shared/ruler/lengths';

/** A bed beside which the size of a quilt is shown, and the difference in words. */
interface ComparedBed {
  name: string;
  words: string;
}

/** Returns the bed that a quilt suits best, and the smallest bed that it doesn't cover and that is wider. */
export function nearestBeds(quilt: Size): ComparedBed[] {
  const [near] = bedsUnder(quilt);
  const [next] = bedKinds
    .map((kind) => beds[kind])
    .filter(
      (bed) => (bed.width > quilt.width || bed.height > quilt.height) && bed.width > (near?.bed.width ?? 0),
    )
    .sort((one, other) => areaOf(one) - areaOf(other));
  return [
    ...(near ? [{ name: near.bed.name, words: coveredWords(quilt, near.bed) }] : []),
    ...(next ? [{ name: next.name, words: missingWords(quilt, next) }] : []),
  ];
}

function areaOf({ width, height }: Size): number {
  return width * height;
}

function coveredWords(quilt: Size, bed: Bed): string {
  const [side, foot] = [(quilt.width - bed.width) / 2, quilt.height - bed.height];
  const parts = [
    ...(side > 0 ? [`${formatInches(side)} over each side`] : []),
    ...(foot > 0 ? [`${formatInches(foot)} longer`] : []),
  ];
  return parts.length === 0 ? 'covered exactly' : listed(parts);
}

function missingWords(quilt: Size, bed: Bed): string {
  const [narrow, short] = [bed.width - quilt.width, bed.height - quilt.height];
  const parts = [
    ...(narrow > 0 ? [`${formatInches(narrow)} too narrow`] : []),
    ...(short > 0 ? [`${formatInches(short)} too short`] : []),
  ];
  return `${formatSize(bed.width, bed.height)}, ${listed(parts)}`;
}
