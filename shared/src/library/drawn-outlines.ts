import type { BulgedCorner } from '../geometry/combining/arcs-along.js';
import { areaOf, bulged } from '../geometry/outline.js';
import type { Point } from '../geometry/point.js';
import { LIMITS } from '../limits.js';
import { edge } from '../quilting/shapes/seams.js';
import { allAround, fabricOf, type OutlinedPatch } from './patches.js';

/*
 * The notation of lines and arcs. The first line is the number of cells along a side of the block. Each further line
 * is one patch: the letter of its fabric, and its corners, clockwise.
 *
 *   B 0,0 2,0 2,3    corners: x,y in cells from the upper left corner of the block
 *   4@45             a corner by its distance from the centre, and the degrees clockwise from straight up
 *   )90  (90         the side to the next corner is an arc of 90°, which swells outwards, or is hollow
 *   B*8              eight copies around the centre
 *   BCD*6:15         six copies, each turned by 15° more, in the fabrics B, C, D, B, C, D
 *   BCD*6:15x4       the same, and all of that four times around the middle of the block
 *   @ 0,12           the following lines have their centre here. The first centre is the middle of the block.
 *
 * A patch covers patches whose letter comes before its own.
 */

/** Corners nearer to each other than this are one, in block units. Four decimal places of a cell are then enough. */
const WELD = 0.02;

/** The start of a line: its fabrics, the copies around the centre, their angle, and the copies around the middle. */
const HEAD = /^([A-Ia-i]+)(?:\*(\d+)(?::([\d.]+))?)?(x4)?$/;

/** Returns the patches that lines of the notation above describe. Throws an error that names a faulty line. */
export function outlinesOf([first, ...lines]: readonly (readonly string[])[]): OutlinedPatch[] {
  const cell = LIMITS.blockSpace / Number(first?.[0]);
  if (!(cell > 0)) throw new Error('The first line must be the number of cells along a side.');
  const weld = welded();
  let [left, top] = [LIMITS.blockSpace / 2, LIMITS.blockSpace / 2];
  return lines.flatMap(([head = '', ...tokens]) => {
    const line = [head, ...tokens].join(' ');
    if (head === '@') {
      const [x = NaN, y = NaN] = numbersOf(tokens[0] ?? '', ',');
      [left, top] = [x * cell, y * cell];
      return [];
    }
    const [, letters = '', count = '1', step, times] = HEAD.exec(head) ?? [];
    if (letters === '') throw new Error(`“${line}” needs a fabric from A to I.`);
    const copies = Number(count);
    const patches = Array.from({ length: copies }, (_, copy): OutlinedPatch => {
      const turn = copy * (step === undefined ? 360 / copies : Number(step));
      const corners = cornersOf(tokens, { left, top, cell, turn });
      if (!(areaOf(bulged(corners)) > 0)) throw new Error(`“${line}” must have its corners clockwise.`);
      return { corners, ...fabricOf(letters[copy % letters.length], line) };
    });
    const all = times === undefined ? patches : allAround(patches);
    return all.map((patch) => ({ ...patch, corners: patch.corners.map(weld) }));
  });
}

/** The centre of a line in block units, the side of a cell, and the degrees by which the copy is turned. */
interface Place {
  left: number;
  top: number;
  cell: number;
  turn: number;
}

function cornersOf(tokens: readonly string[], place: Place): BulgedCorner[] {
  const corners: BulgedCorner[] = [];
  for (const token of tokens) {
    const last = corners.at(-1);
    const isArc = token.startsWith(')') || token.startsWith('(');
    if (isArc && last) {
      const angle = radians(Number(token.slice(1)));
      corners[corners.length - 1] = {
        ...last,
        bulge: Math.tan(angle / 4) * (token.startsWith(')') ? 1 : -1),
      };
    } else corners.push({ ...pointOf(token, place), bulge: 0 });
  }
  return corners;
}

function pointOf(token: string, { left, top, cell, turn }: Place): Point {
  const [away, degrees] = numbersOf(token, '@');
  if (away !== undefined && degrees !== undefined)
    return around(left, top, away * cell, radians(degrees + turn));
  const [x, y] = numbersOf(token, ',');
  if (x === undefined || y === undefined) throw new Error(`“${token}” is not a known corner.`);
  const [across, down] = [x * cell - left, y * cell - top];
  if (turn === 0) return { x: x * cell, y: y * cell };
  return around(left, top, Math.hypot(across, down), Math.atan2(across, -down) + radians(turn));
}

function around(left: number, top: number, away: number, angle: number): Point {
  return { x: left + away * Math.sin(angle), y: top - away * Math.cos(angle) };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the two numbers of a token on both sides of a sign; nothing if it has another form. */
function numbersOf(token: string, sign: ',' | '@'): number[] {
  const parts = token.split(sign).map(Number);
  return parts.length === 2 && parts.every(Number.isFinite) ? parts : [];
}

/** Returns a function that moves corners to the first corner that is no farther than `WELD` away. */
function welded(): (corner: BulgedCorner) => BulgedCorner {
  const known = new Map<string, BulgedCorner>();
  return (corner) => {
    const [column, row] = [Math.round(corner.x / WELD), Math.round(corner.y / WELD)];
    for (const right of [0, -1, 1])
      for (const down of [0, -1, 1]) {
        const found = known.get(`${column + right},${row + down}`);
        if (found && Math.hypot(found.x - corner.x, found.y - corner.y) <= WELD)
          return { ...corner, x: found.x, y: found.y };
      }
    const placed = { ...corner, x: inBlock(corner.x), y: inBlock(corner.y) };
    known.set(`${column},${row}`, placed);
    return placed;
  };
}

/** Returns a coordinate in block units, rounded. One within `WELD` of the edge of the block is on the edge. */
function inBlock(place: number): number {
  const nearest = place < LIMITS.blockSpace / 2 ? 0 : LIMITS.blockSpace;
  return Math.abs(place - nearest) <= WELD ? nearest : edge(place);
}
