import { exactInches, formatInches } from '@quiltwright/shared/inch-words';
import type { CutPiece, FabricPlan, Strip } from '../cutting/cutting-types';
import { kindWords } from '../patches/patch-words';
import { hairline, inks, line, rectangle, text, type Mark, type Stroke } from './marks';
import type { PageDraft } from './page-frame';
import type { PageArea } from './paper';
import { metres, yards } from './shopping-list';
import { letterOf } from './templates';
import { fitted } from './text';
import type { Words } from './words';

const ROW = 0.24;
const STRIP_GAP = 0.16;
/** The words of a strip stand before it in so wide a column. */
const STRIP_WORDS = 1.45;
const edge: Stroke = { ink: inks.ink, width: 1 };
const cut: Stroke = { ink: inks.ink, width: 0.75 };

/** For each fabric what is cut of it and every strip to scale; it goes on where it doesn’t fit on a page. */
export function cuttingPages(
  plans: readonly FabricPlan[],
  { seam, clothWidth }: { seam: number; clothWidth: number },
  area: PageArea,
  words: Words,
): PageDraft[] {
  return plans.flatMap((plan, index) => {
    const { body } = area;
    const bottom = body.y + body.height;
    const pages: PageDraft[] = [];
    let marks: Mark[] = [];
    let y = body.y;
    const end = () => {
      pages.push({
        title: words.fabric(plan.fabric),
        detail: `Cutting chart ${index + 1} of ${plans.length}${pages.length > 0 ? ', continued' : ''}. Buy ${boughtWords(plan)}`,
        fabric: plan.fabric,
        foot: `Sizes to cut, ${formatInches(seam)} seams included, cloth ${formatInches(clothWidth)} wide`,
        marks,
      });
      [marks, y] = [[], body.y];
    };
    plan.pieces.forEach((piece, i) => {
      if (y + ROW > bottom) end();
      marks.push(...pieceRow(piece, letterOf(i), { x: body.x, y, width: body.width }, words));
      y += ROW;
    });
    y += 0.16;
    const scale = (body.width - STRIP_WORDS) / clothWidth;
    for (const strip of plan.strips) {
      const height = Math.max(strip.height * scale, 0.42) + STRIP_GAP;
      if (y + height > bottom) end();
      marks.push(...stripMarks(strip, { x: body.x, y, scale, clothWidth }));
      y += height;
    }
    if (y + 0.3 > bottom) end();
    marks.push(text({ x: body.x, y: y + 0.16 }, proofWords(plan), { ink: inks.quiet }));
    end();
    return pages;
  });
}

function boughtWords({ bought }: FabricPlan): string {
  return bought.fatQuarters === null
    ? `${yards(bought.eighths)} yd or ${metres(bought.metres)} m`
    : `${bought.fatQuarters} fat quarters`;
}

function proofWords({ inches, bound, gap }: FabricPlan): string {
  const takes = `The strips take ${exactInches(inches)} of cloth`;
  return gap < 0.0625
    ? `${takes}: no strips do it in less.`
    : `${takes}. No strips can do it in under ${exactInches(bound)}: this plan is proven within ${exactInches(gap)}.`;
}

function pieceRow(
  { count, width, height, kind, needed }: CutPiece,
  letter: string,
  { x, y, width: room }: { x: number; y: number; width: number },
  words: Words,
): Mark[] {
  const at = y + ROW - 0.08;
  const made = `${needed} ${kindWords(kind, needed)}`;
  return [
    box(x, y + 0.06),
    text({ x: x + 0.32, y: at }, letter, { font: 'semiBold' }),
    text({ x: x + 0.7, y: at }, `${count} of ${exactInches(width)} × ${exactInches(height)}`, {
      font: 'semiBold',
    }),
    text({ x: x + room, y: at }, fitted(made, room - 3.4, 'regular', 9.5, words.measure), {
      ink: inks.quiet,
      align: 'right',
    }),
    line({ x, y: y + ROW }, { x: x + room, y: y + ROW }, hairline),
  ];
}

function box(x: number, y: number): Mark {
  return { kind: 'path', outlines: [rectangle({ x, y, width: 0.12, height: 0.12 })], stroke: cut };
}

interface StripPlace {
  x: number;
  y: number;
  scale: number;
  clothWidth: number;
}

/** A strip as it is cut, selvedge to selvedge. */
function stripMarks({ count, height, columns }: Strip, { x, y, scale, clothWidth }: StripPlace): Mark[] {
  const left = x + STRIP_WORDS;
  const pieces = columns.flatMap((column) =>
    Array.from({ length: column.stack }, (_, level) => ({
      letter: letterOf(column.piece),
      box: {
        x: left + column.x * scale,
        y: y + (column.y + level * column.height) * scale,
        width: column.width * scale,
        height: column.height * scale,
      },
    })),
  );
  const strip = rectangle({ x: left, y, width: clothWidth * scale, height: height * scale });
  return [
    box(x, y + 0.03),
    text({ x: x + 0.2, y: y + 0.13 }, `${count} ${count === 1 ? 'strip' : 'strips'} ${exactInches(height)}`, {
      font: 'semiBold',
    }),
    text({ x: x + 0.2, y: y + 0.29 }, `${exactInches(count * height)} of cloth`, {
      points: 8,
      ink: inks.quiet,
    }),
    { kind: 'path', outlines: [strip], fill: inks.linen, stroke: edge },
    { kind: 'path', outlines: pieces.map(({ box }) => rectangle(box)), fill: inks.white, stroke: cut },
    ...pieces
      .filter(({ box }) => Math.min(box.width, box.height) > 0.12)
      .map(({ letter, box }) => {
        const points = Math.min(8.5, box.height * 72 * 0.7, box.width * 72 * 0.7);
        const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 + points / 72 / 2.8 };
        return text(at, letter, { font: 'semiBold', points, align: 'centre' });
      }),
  ];
}
