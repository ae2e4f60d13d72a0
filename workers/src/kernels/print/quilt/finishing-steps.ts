import type { BandArea } from '@quiltwright/shared/quilting/bands/band-areas';
import { bandSubject } from '@quiltwright/shared/quilting/bands/band-words';
import { formatInches, formatSize } from '@quiltwright/shared/ruler/lengths';
import { isMitred } from '../../finishing/borders';
import type { Finishing, FinishingSettings, StripPart } from '../../finishing/finishing-types';
import { clothWords, piecesLine, type Words } from '../names/words';
import { assemblyTexts } from '../texts/assembly-texts';
import { borderTexts } from '../texts/border-texts';
import { bindingTexts, layerTexts } from '../texts/layer-texts';
import type { AssemblyStep } from './assembly-step';
import { borderLines, cutSize, endToEnd } from './joined-words';
import { nowMeasures, withSeams } from './sewn-sizes';

/** Settings and names for the step of a border. `isOnly` is true if the quilt has no other border. */
export interface BorderWords {
  isOnly: boolean;
  settings: FinishingSettings;
  words: Words;
}

/** Returns the step that sews on a border. */
export function borderStep(
  { name, outer, hole, fabric, corners }: BandArea,
  part: StripPart,
  { isOnly, settings, words }: BorderWords,
): AssemblyStep {
  const cloth = clothWords(fabric, words);
  const title = isOnly ? borderTexts.only(cloth) : borderTexts.named(bandSubject(name), cloth);
  const [first, second] = part.needed;
  if (!hole || !first || !second)
    return {
      title,
      lines: [
        ...piecesLine([name], words),
        ...borderLines(part, settings),
        borderTexts.onePiece(first ? cutSize(first) : ''),
        nowMeasures(outer, settings),
      ],
    };
  if (isMitred({ name, corners }, settings.borders))
    return {
      title,
      lines: [
        ...piecesLine([name], words),
        ...borderLines(part, settings),
        borderTexts.mitredMeasures(withSeams(hole, settings)),
        borderTexts.mitredStrips(
          { count: first.count, size: cutSize(first) },
          { count: second.count, size: cutSize(second) },
          formatInches(settings.seam),
        ),
        borderTexts.mitredCorners,
        assemblyTexts.pressToBorder,
        nowMeasures(outer, settings),
      ],
    };
  return {
    title,
    lines: [
      ...piecesLine([name], words),
      ...borderLines(part, settings),
      borderTexts.sides(first.count, cutSize(first)),
      borderTexts.topAndBottom(second.count, cutSize(second)),
      assemblyTexts.pressToBorder,
      nowMeasures(outer, settings),
    ],
  };
}

/** Returns the step that puts the backing, the batting and the quilt's top together. */
export function layersStep({ backing, batting }: Finishing): AssemblyStep {
  const { needs, panels, panelLength, way } = backing;
  const joined = panels > 1 ? layerTexts.fromPanels(panels, formatInches(panelLength), way) : '';
  return {
    title: layerTexts.title,
    lines: [
      layerTexts.make(
        joined,
        formatSize(needs.width, needs.height),
        formatSize(batting.needs.width, batting.needs.height),
      ),
      layerTexts.quilt,
    ],
    backing,
  };
}

/** Returns the step that makes the binding and sews it on. */
export function bindingStep({ binding }: Finishing, settings: FinishingSettings, words: Words): AssemblyStep {
  const { count, cut, square, length, perimeter } = binding;
  const strips = bindingTexts.strips(count, cutSize({ width: cut, length: settings.usableWidth }));
  const made =
    square > 0
      ? bindingTexts.bias(formatInches(cut), count, formatInches(square))
      : count === 1
        ? bindingTexts.take(strips)
        : bindingTexts.sew(strips, endToEnd(cut, settings));
  return {
    title: bindingTexts.title,
    lines: [
      ...piecesLine(['binding'], words),
      bindingTexts.gives(made, formatInches(length), formatInches(perimeter)),
      bindingTexts.fold,
      bindingTexts.start(formatInches(settings.seam)),
      bindingTexts.corners(formatInches(settings.seam)),
      bindingTexts.end,
    ],
  };
}
