import { eighths, formatInches, formatSize } from '@quiltwright/shared/inch-words';
import type { Box } from '@quiltwright/shared/geometry/outline';
import type { WholePlan } from '../plan/whole-plan';
import { hairline, inks, line, rectangle, text, type Mark } from './marks';
import { swatch, type PageDraft } from './page-frame';
import type { PageArea } from './paper';
import { fitted } from './text';
import type { Words } from './words';

const ROW = 0.32;

/** Yards as a shop cuts them: 2⅜. */
export function yards(count: number): string {
  const whole = Math.floor(count / 8);
  const part = eighths[count % 8] ?? '';
  return `${whole === 0 && part !== '' ? '' : whole}${part}`;
}

/** Metres to the centimetre: 0.35. */
export function metres(length: number): string {
  return String(Math.round(length * 100) / 100);
}

interface Row {
  fabric: number | null;
  name: string;
  detail: string;
  yards: string;
  metres: string;
}

/** Every cloth with how much of it to buy, then backing and batting. */
export function shoppingPages({ plan, finishing }: WholePlan, area: PageArea, words: Words): PageDraft[] {
  const { backing, batting } = finishing;
  const backingEighths = Math.ceil((backing.inches / 36) * 8 - 1e-6);
  const rows: Row[] = [
    ...plan.fabrics.map(({ fabric, inches, bought }) => ({
      fabric,
      name: fabric === 0 ? 'Cloth of your choice' : words.fabric(fabric),
      detail: `${formatInches(inches)} cut`,
      yards: yards(bought.eighths),
      metres: metres(bought.metres),
    })),
    ...plan.problems.map(({ fabric }) => ({
      fabric,
      name: words.fabric(fabric),
      detail: 'A piece is too large for this cloth',
      yards: '?',
      metres: '?',
    })),
    {
      fabric: null,
      name: 'Backing',
      detail: `${backing.panels} panels of ${formatInches(backing.panelLength)}, cloth ${formatInches(backing.clothWidth)} wide`,
      yards: yards(backingEighths),
      metres: metres(Math.ceil((backing.inches * 2.54) / 5 - 1e-6) / 20),
    },
    {
      fabric: null,
      name: 'Batting',
      detail: batting.packaged
        ? `${formatSize(batting.needs.width, batting.needs.length)}: one packaged ${batting.packaged.name}`
        : formatSize(batting.needs.width, batting.needs.length),
      yards: '',
      metres: '',
    },
  ];
  const most = Math.floor((area.body.height - 0.6) / ROW);
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, page) => ({
    title: 'Shopping list',
    detail: 'Up to the next ⅛ yard. Nothing added for shrinkage',
    foot: 'Cloth 42″ wide',
    marks: listMarks(rows.slice(page * most, (page + 1) * most), area.body, words),
  }));
}

function listMarks(rows: readonly Row[], { x, y, width }: Box, words: Words): Mark[] {
  const right = x + width;
  const small = { points: 8, ink: inks.quiet } as const;
  const marks: Mark[] = [
    text({ x: x + 0.75, y: y + 0.14 }, 'Cloth', small),
    text({ x: right - 0.8, y: y + 0.14 }, 'Yards', { ...small, align: 'right' }),
    text({ x: right, y: y + 0.14 }, 'Metres', { ...small, align: 'right' }),
    line({ x, y: y + 0.22 }, { x: right, y: y + 0.22 }, { ink: inks.ink, width: 0.9 }),
  ];
  rows.forEach((row, i) => {
    const top = y + 0.22 + i * ROW;
    const at = top + ROW - 0.11;
    marks.push(
      {
        kind: 'path',
        outlines: [rectangle({ x, y: top + 0.1, width: 0.13, height: 0.13 })],
        stroke: { ink: inks.ink, width: 0.75 },
      },
      ...(row.fabric === null || row.fabric === 0
        ? []
        : [
            swatch(
              { fabric: row.fabric, x: x + 0.32, y: top, tile: 0.9 },
              { x: x + 0.32, y: top + 0.04 },
              0.24,
            ),
          ]),
      text({ x: x + 0.75, y: at }, fitted(row.name, 2.4, 'semiBold', 9.5, words.measure), {
        font: 'semiBold',
      }),
      text({ x: x + 3.3, y: at }, fitted(row.detail, width - 4.9, 'regular', 9.5, words.measure), {
        ink: inks.quiet,
      }),
      text({ x: right - 0.8, y: at }, row.yards, { font: 'semiBold', align: 'right' }),
      text({ x: right, y: at }, row.metres, { align: 'right' }),
      line({ x, y: top + ROW }, { x: right, y: top + ROW }, hairline),
    );
  });
  return marks;
}
