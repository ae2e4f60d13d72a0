import { storeCreatedBlock, storeDesignedBlock } from '@quiltwright/shared/contract/calls/block-calls';
import { storeQuilt } from '@quiltwright/shared/contract/calls/quilt-calls';
import { LIMITS } from '@quiltwright/shared/limits';
import { cribQuilt } from '../quilts.js';

/** A request body that costs the server as much as possible to check. */
interface DearBody {
  title: string;
  path: string;
  /** Returns the body for a quilter's number. */
  bytes: (quilterNum: number) => Buffer;
  /** True if the body is valid and must be stored, false if it must be refused. */
  isRight: boolean;
}

/**
 * Returns `before`, as many of the comma-separated texts from `each` as fit into `limit` bytes, and `after`.
 */
function filled(before: string, each: (n: number) => string, after: string, limit: number): Buffer {
  const parts = [before];
  let left = limit - before.length - after.length;
  for (let n = 0; ; n++) {
    const part = (n === 0 ? '' : ',') + each(n);
    left -= part.length;
    if (left < 0) break;
    parts.push(part);
  }
  return Buffer.from(parts.join('') + after);
}

/** Returns the largest quilt of the kind that costs most to check: shapes only, and no two blocks alike. */
function quiltOfShapes(quilterNum: number, limit: number): Buffer {
  const { blocks, ...quilt } = cribQuilt(quilterNum, { quiltName: 'As large as can be' });
  const [placement] = blocks;
  const shape = { ...placement?.levels?.[0]?.[0], fillFabric: 1 };
  const others = JSON.stringify(Array.from({ length: LIMITS.shapes - 1 }, () => shape)).slice(1);
  const block = JSON.stringify({ ...placement, numOfRows: 1, numOfColumns: 1, xSeparation: 0, levels: [] });
  const blockOf = (n: number) =>
    block.replace('"levels":[]', `"levels":[[${JSON.stringify({ ...shape, shapeNum: n })},${others}]`);
  return filled(`${JSON.stringify(quilt).slice(0, -1)},"blocks":[`, blockOf, ']}', limit);
}

/** Returns the quilt with an invalid width in its last shape. */
function spoilt(quilt: Buffer): Buffer {
  const bytes = Buffer.from(quilt);
  const last = '"shapeWidth":';
  bytes[bytes.lastIndexOf(last) + last.length] = '-'.charCodeAt(0);
  return bytes;
}

/**
 * Returns bodies that cost as much as possible to check. Each has about `limit` bytes, or the maximum for a
 * block.
 */
export function dearBodies(limit: number = LIMITS.quiltBodyBytes): DearBody[] {
  const nobody = JSON.stringify(cribQuilt(0, { blocks: [] }));
  const head = nobody.slice(0, nobody.indexOf('[]'));
  const list = (each: (n: number) => string) => filled(`${head}[`, each, ']}', limit);
  const nested = (open: string, close: string) => {
    const depth = Math.floor(limit / (open + close).length);
    return Buffer.from(open.repeat(depth) + close.repeat(depth));
  };
  const quilts: Record<string, (quilterNum: number) => Buffer> = {
    'empty shapes in a layer': () => filled('{"blocks":[{"levels":[[', () => '{}', ']]}]}', limit),
    'empty placements': () => list(() => '{}'),
    'empty layers': () => filled(`${head}[{"levels":[`, () => '[]', ']}]}', limit),
    'numbers for placements': () => list(() => '0'),
    'an object with very many keys': () => filled('{', (n) => `"key${String(n)}":0`, '}', limit),
    'objects all with other keys': () =>
      list((n) => `{"a${String(n)}":0,"b${String(n)}":{"c${String(n)}":0}}`),
    'lists in lists': () => nested('[', ']'),
    'objects in objects': () => nested('{"a":', '}'),
    'a text without an end': () => Buffer.from(`{"blocks":"${'x'.repeat(limit - 12)}`),
    'a number without an end': () => Buffer.from(`{"blocks":${'1'.repeat(limit - 11)}}`),
    'a very long name': (quilterNum) =>
      Buffer.from(JSON.stringify(cribQuilt(quilterNum, { quiltName: 'x'.repeat(limit - 1000), blocks: [] }))),
    'a very long name of accents': (quilterNum) => {
      const quiltName = '\u0301'.repeat((limit - 1000) / 2);
      return Buffer.from(JSON.stringify(cribQuilt(quilterNum, { quiltName, blocks: [] })));
    },
    'nothing but spaces': () => Buffer.from(`${' '.repeat(limit - 2)}{}`),
    'the largest quilt with a fault at its end': (quilterNum) => spoilt(quiltOfShapes(quilterNum, limit)),
  };
  const blockLimit = Math.min(limit, LIMITS.blockBodyBytes);
  return [
    ...Object.entries(quilts).map(([title, bytes]) => ({
      title,
      path: storeQuilt.path,
      bytes,
      isRight: false,
    })),
    ...[storeCreatedBlock, storeDesignedBlock].map(({ path }) => ({
      title: `empty shapes for ${path}`,
      path,
      bytes: () => filled('{"levels":[[', () => '{}', ']]}', blockLimit),
      isRight: false,
    })),
    {
      title: 'the largest quilt',
      path: storeQuilt.path,
      bytes: (quilterNum) => quiltOfShapes(quilterNum, limit),
      isRight: true,
    },
  ];
}
