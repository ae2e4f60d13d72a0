import { inches } from '@quiltwright/shared/geometry/units';
import { LIMITS } from '@quiltwright/shared/limits';
import { ROUNDING, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { bandLabels, bandWidth, toggledBorder } from '../quilt-bands';
import type { ArrangementCommand } from './arrangement';
import { edit } from './edit';
import { boxOf, insideBorders, isWithin, meet, onMark, within } from './fitting';
import { laidPlacements, withOthers, type BorderSizing, type FreeFormDesign } from './free-form-document';

/*
 * Borders go round the blocks: a quilt whose blocks would lie under a border grows by it, and shrinks again by what it grew
 * when the border goes or gets narrower. A quilt that keeps its size has its borders inside.
 */

const sizingAtFirst: BorderSizing = { keepsSize: false, border1: 0, border2: 0 };

export function sizingOf({ sizing = sizingAtFirst }: FreeFormDesign): BorderSizing {
  return sizing;
}

/** The design with no growth to take back, as once its size was chosen. */
export function unsized(design: FreeFormDesign): FreeFormDesign {
  return design.sizing ? { ...design, sizing: { ...design.sizing, border1: 0, border2: 0 } } : design;
}

/** Without its first border a quilt has no second one either. */
const toggleBorder: ArrangementCommand<1 | 2> = edit({
  id: 'toggle-border',
  label: (border) => bandLabels[`border${border}`],
  allowed: ({ document }, border) => border === 1 || document.design.quilt.borderWidth1 > 0,
  change: ({ document: { design } }, border) => ({
    design: withBorders(design, toggledBorder(design.quilt, border)),
  }),
});

/** How wide a border is to be, in inches. */
export interface BorderWidth {
  border: 1 | 2;
  width: number;
}

/** The width of a border that is there, in inches; at 0 it goes. Where it is too wide it is as wide as it may be. */
const setBorderWidth: ArrangementCommand<BorderWidth> = edit({
  id: 'set-border-width',
  label: ({ border }) => `Width of ${bandLabels[`border${border}`].toLowerCase()}`,
  allowed: ({ document }, { border }) => bandWidth(document.design.quilt, `border${border}`) > 0,
  change: ({ document: { design } }, { border, width }) => {
    const borderWidth = within(onMark(width), 0, LIMITS.quiltSide.max / 2);
    return { design: withBorders(design, { ...design.quilt, [`borderWidth${border}`]: borderWidth }) };
  },
});

/** Keeps the size that the quilt had without its borders, which then lie inside it; or has them go round the blocks. */
const keepSize: ArrangementCommand<boolean> = edit({
  id: 'keep-size',
  label: (keeps) => (keeps ? 'Keep the size' : 'Borders round the blocks'),
  change: ({ document: { design } }, keepsSize) => {
    const sizing = sizingOf(design);
    if (keepsSize === sizing.keepsSize) return {};
    const { borderWidth1, borderWidth2 } = design.quilt;
    const kept = { ...design, sizing: { ...sizing, keepsSize } };
    if (keepsSize) return { design: grown(kept, -sizing.border1, -sizing.border2) ?? kept };
    const growth = [borderWidth1 - sizing.border1, borderWidth2 - sizing.border2] as const;
    return { design: (isOverBlocks(design) ? grown(kept, ...growth) : null) ?? kept };
  },
});

export const borderCommands = { toggleBorder, setBorderWidth, keepSize } as const;

/** Whether a block lies partly under a border. One that lies on it wholly pieces it. */
export function isOverBlocks(design: FreeFormDesign, border = insideBorders(design.quilt)): boolean {
  const before = insideBorders(design.quilt);
  return laidPlacements(design).some(({ placement }) => {
    const box = boxOf(placement);
    return meet(box, before) && !isWithin(box, border);
  });
}

/** The design with other widths of borders, and the size that follows. */
function withBorders(design: FreeFormDesign, quilt: Quilt): FreeFormDesign {
  const by1 = quilt.borderWidth1 - design.quilt.borderWidth1;
  const by2 = quilt.borderWidth2 - design.quilt.borderWidth2;
  if (by1 === 0 && by2 === 0) return design;
  const bordered = { ...design, quilt };
  const sizing = sizingOf(design);
  if (by1 + by2 < 0)
    return (
      grown(bordered, -Math.min(-by1, sizing.border1), -Math.min(-by2, sizing.border2)) ?? {
        ...bordered,
        sizing: {
          ...sizing,
          border1: Math.min(sizing.border1, quilt.borderWidth1),
          border2: Math.min(sizing.border2, quilt.borderWidth2),
        },
      }
    );
  const grows = !sizing.keepsSize && isOverBlocks(design, insideBorders(quilt));
  return (grows ? grown(bordered, by1, by2) : null) ?? bordered;
}

/**
 * The quilt larger by so much on every side for each of its borders, or smaller, its blocks where they lie on it. Null where
 * a quilt can't have that size, or where blocks would lie outside of it.
 */
function grown(design: FreeFormDesign, by1: number, by2: number): FreeFormDesign | null {
  const by = by1 + by2;
  if (by === 0) return null;
  const { quilt } = design;
  const quiltWidth = inches(quilt.quiltWidth + 2 * by);
  const quiltLength = inches(quilt.quiltLength + 2 * by);
  const { min, max } = LIMITS.quiltSide;
  if (Math.min(quiltWidth, quiltLength) < min || Math.max(quiltWidth, quiltLength) > max) return null;
  const sheet = {
    x: -ROUNDING,
    y: -ROUNDING,
    width: quiltWidth + 2 * ROUNDING,
    height: quiltLength + 2 * ROUNDING,
  };
  const others = laidPlacements(design).map(({ id, placement }) => {
    const [xLocation, yLocation] = [inches(placement.xLocation + by), inches(placement.yLocation + by)];
    return [id, { ...placement, xLocation, yLocation }] as const;
  });
  if (others.some(([, placement]) => !isWithin(boxOf(placement), sheet))) return null;
  const { keepsSize, border1, border2 } = sizingOf(design);
  const sizing = { keepsSize, border1: border1 + by1, border2: border2 + by2 };
  return withOthers({ ...design, quilt: { ...quilt, quiltWidth, quiltLength }, sizing }, new Map(others));
}
