// @vitest-environment jsdom
import { blockUnits } from '@quiltwright/shared/geometry/units';
import { quiltVersion1 } from '@quiltwright/shared/quilting/stored/frozen/quilt-version-1.fixture';
import type { Shape } from '@quiltwright/shared/quilting/shapes/shape';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ran, workOn } from '@quiltwright/shared/model/command';
import { quiltActions } from '@quiltwright/shared/model/actions.fixture';
import type { PlaceableBlock } from '@quiltwright/shared/model/cloth/block-fabrics';
import { quiltFile } from './quilt-file';
import { documentFileName, readDocumentFile, writeDocumentFile } from './document-file';
import {
  newDocument,
  opened,
  type QuiltAction,
} from '@quiltwright/shared/model/standard-quilt/quilt-document';
import { standardQuiltKind } from '../kinds/standard-quilt-kind';

const quiltForm = { noun: 'quilt', file: quiltFile } as const;

const { chooseSize, chooseLayout, chooseBlock, toggleBorder, toggleSashing, setBandFabric, rename } =
  quiltActions;
const { keepColourway, takeColourway } = quiltActions;

const shape: Shape = {
  shapeNum: 1,
  shapeType: 10,
  shapeXLoc: blockUnits(0),
  shapeYLoc: blockUnits(0),
  shapeWidth: blockUnits(500),
  shapeHeight: blockUnits(1000),
  fillFabric: 41,
  strokeWidth: 0,
};
const star: PlaceableBlock = { designedBlockNum: 5, designName: 'Star', levels: [[shape]] };

const quiltAfter = (...commands: QuiltAction[]) =>
  commands.reduce(
    (document, command) => (command.canRun(workOn(document)) ? ran(document, command) : document),
    newDocument(),
  ).design.quilt;

const queen = quiltAfter(
  chooseSize(3),
  chooseLayout(4),
  chooseBlock(0, star),
  chooseBlock(1, star),
  toggleBorder(1),
  setBandFabric('border1', 30),
  rename('Ada’s “best”: 1/2'),
);

interface Envelope {
  format: string;
  version: number;
  quilt: Record<string, unknown> & { blocks: Record<string, unknown>[] };
}

/** Returns the text of the file of `queen`, after `damage` has changed its content. */
function damaged(damage: (file: Envelope) => void): string {
  const file = JSON.parse(writeDocumentFile(quiltForm, queen)) as Envelope;
  damage(file);
  return JSON.stringify(file);
}

function refusal(text: string): string {
  const read = readDocumentFile(quiltForm, text);
  return read.ok ? 'loaded' : read.error.message;
}

const command: fc.Arbitrary<QuiltAction> = fc.oneof(
  fc.constantFrom(3 as const, 9 as const).map(chooseSize),
  fc.constantFrom(3 as const, 4 as const, 5 as const, 6 as const).map(chooseLayout),
  fc.constantFrom(0 as const, 1 as const).map((slot) => chooseBlock(slot, star)),
  fc.constantFrom(1 as const, 2 as const).map(toggleBorder),
  fc.constant(toggleSashing),
  fc.constant(setBandFabric('sashing', 33)),
  fc.constant(keepColourway),
  fc.constantFrom(0, 1).map(takeColourway),
  fc.string().map(rename),
);

describe('a file of a quilt', () => {
  it('gives any quilt back, and the same bytes in a second download', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 12 }), (commands) => {
        const quilt = quiltAfter(...commands);
        const text = writeDocumentFile(quiltForm, quilt);
        const loaded = readDocumentFile(quiltForm, text);
        const back = loaded.ok ? opened(loaded.value.content, null).design.quilt : null;
        expect(back).toEqual(quilt);
        expect(back && writeDocumentFile(quiltForm, back)).toBe(text);
      }),
    );
  });

  it('has no number that a server gave', () => {
    const text = writeDocumentFile(quiltForm, {
      ...queen,
      quiltNum: 7,
      quilterNum: 100,
      revision: 3,
    });
    expect(text).toBe(writeDocumentFile(quiltForm, queen));
  });

  it('is read from the version of an older quilt', () => {
    const text = JSON.stringify({ format: 'quiltwright-quilt', version: 1, quilt: quiltVersion1 });
    expect(readDocumentFile(quiltForm, text)).toMatchObject({
      ok: true,
      value: { content: { quiltName: 'Crib for Ada' } },
    });
  });

  it('has shared levels of equal blocks once, and is also read with separate ones', () => {
    const text = writeDocumentFile(quiltForm, queen);
    expect(text.split('"shapeType"')).toHaveLength(2);
    const { quilt, ...envelope } = JSON.parse(text) as Envelope;
    const { looks, ...others } = quilt;
    const blocks = quilt.blocks.map(({ look, ...block }) => ({ ...block, levels: star.levels }));
    const whole = JSON.stringify({ ...envelope, quilt: { ...others, blocks, schemaVersion: 2 } });
    const loaded = readDocumentFile(quiltForm, whole);
    expect(loaded).toMatchObject({ ok: true, value: { isRepaired: false } });
    expect(loaded.ok && writeDocumentFile(quiltForm, loaded.value.content)).toBe(text);
  });

  it.each([
    ['Prairie Star', 'Prairie Star.quilt.json'],
    ['Ada: 1/2', 'Ada 1 2.quilt.json'],
    ['...', 'Quilt.quilt.json'],
    ['', 'Quilt.quilt.json'],
  ])('is named after the quilt %s', (quiltName, name) => {
    expect(documentFileName(standardQuiltKind, { ...queen, quiltName })).toBe(name);
  });
});

it('ignores unknown keys, at any depth and in older versions', () => {
  const whole = writeDocumentFile(quiltForm, queen);
  const later = whole
    .replace('"quilt":{', '"app":"Other","quilt":{"owner":7,')
    .replaceAll('"blockNum":', '"tags":[{}],"blockNum":')
    .replaceAll('"shapeType":', '"opacity":0.5,"__proto__":{"a":1},"shapeType":');
  const loaded = readDocumentFile(quiltForm, later);
  expect(loaded).toMatchObject({ ok: true, value: { isRepaired: false } });
  expect(loaded.ok && writeDocumentFile(quiltForm, loaded.value.content)).toBe(whole);
  const older = { ...(quiltVersion1 as object), owner: 7 };
  const text = JSON.stringify({ format: 'quiltwright-quilt', version: 1, quilt: older });
  expect(readDocumentFile(quiltForm, text)).toMatchObject({ ok: true, value: { isRepaired: false } });
});

describe('a damaged file', () => {
  it.each<[string, (file: Envelope) => void]>([
    ['a width out of all bounds', ({ quilt }) => (quilt['quiltWidth'] = -3)],
    [
      'a border that is too wide',
      ({ quilt }) => (quilt['bands'] = [{ role: 'border', width: 300, fabric: 30 }]),
    ],
    ['a block that pokes out', ({ quilt }) => (quilt.blocks[0] = { ...quilt.blocks[0], xLocation: 250 })],
    [
      'repeats that are missing',
      ({ quilt }) => delete quilt.blocks[1]?.['numOfRows'] && (quilt['quiltLength'] = 1),
    ],
    [
      'a width in a file from before there were looks',
      ({ quilt }) => {
        const [first, second] = quilt.blocks.map(({ look, ...block }) => ({ ...block, levels: star.levels }));
        quilt.blocks = [{ ...first }, { ...second, levels: [] }];
        delete quilt['looks'];
        quilt['schemaVersion'] = 2;
        quilt['quiltWidth'] = -3;
      },
    ],
  ])('is repaired if everything follows from the choices: %s', (_, damage) => {
    const read = readDocumentFile(quiltForm, damaged(damage));
    expect(read).toMatchObject({ ok: true, value: { isRepaired: true } });
    expect(read.ok && opened(read.value.content, null).design.quilt).toEqual(queen);
  });

  describe('of version 5', () => {
    const fields = { borderFabric1: 30, borderFabric2: 0, borderWidth1: 3, borderWidth2: 0 };
    const older = (changes: object) =>
      damaged(({ quilt }) => {
        delete quilt['bands'];
        Object.assign(quilt, fields, { sashingFabric: 33, generatingSashing: 2 }, changes);
        Object.assign(quilt, { schemaVersion: 5, quiltWidth: -3 });
      });

    it.each([{}, { sashingWidth: 0 }])('is repaired with its sashing, whose width is %j', (changes) => {
      const read = readDocumentFile(quiltForm, older(changes));
      expect(read).toMatchObject({ ok: true, value: { isRepaired: true } });
      expect(read.ok && read.value.content.bands).toEqual([
        { role: 'sashing', width: 2, fabric: 33 },
        { role: 'border', width: 3, fabric: 30 },
      ]);
    });

    it('is refused without the width of a border', () => {
      expect(refusal(older({ borderWidth1: undefined }))).toMatch(/^This quilt is damaged/);
    });
  });

  it.each<[string, string, RegExp]>([
    [
      'a part that is missing',
      writeDocumentFile(quiltForm, queen).slice(0, -200),
      /^The end of this file is missing\./,
    ],
    ['nothing', ' \n', /^This file is empty\. .*\.quilt\.json\.$/],
    ['a letter', 'Dear Anna,', /^This is a different kind of file, not a quilt from Quiltwright\./],
    ['a picture', '\ufffdPNG\r\n', /^This is a picture, not a quilt from Quiltwright\./],
    ['a photograph', '\ufffd\ufffd\ufffd\ufffd\u0000JFIF', /^This is a picture,/],
    ['a PDF', '%PDF-1.7\n', /^This is a PDF,/],
    [
      'a drawing',
      '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg">',
      /^This is a drawing \(SVG\),/,
    ],
    ['a web page', '<!doctype html>', /^This is a web page,/],
    ['an archive', 'PK\u0003\u0004', /^This is an archive \(ZIP\),/],
    [
      'another program’s JSON',
      '{"name":"Anna"}',
      /^This file was made by another program, .*\.quilt\.json\.$/,
    ],
    [
      'a block',
      '{"format":"quiltwright-block","version":1}',
      /^This file is a block, not a quilt\. Load the file on the screen Block/,
    ],
    [
      'a comma too many',
      `${writeDocumentFile(quiltForm, queen).trim().slice(0, -1)},\n}`,
      /^This file has an error at line 1, column \d+: no comma may come before “}”\./,
    ],
    [
      'a comment',
      `{ // my quilt\n${writeDocumentFile(quiltForm, queen).slice(1)}`,
      /line 1, column 3: comments are not/,
    ],
    [
      'no version',
      '{"format":"quiltwright-quilt"}',
      /^This file is damaged: its version number is missing\.$/,
    ],
    ['a later version', damaged((file) => (file.version = 2)), /newer version/],
    ['a later version of the quilt', damaged(({ quilt }) => (quilt['schemaVersion'] = 9)), /newer version/],
    [
      'a size that never was',
      damaged(({ quilt }) => (quilt['generatingSize'] = 77)),
      /generatingSize must be one of/,
    ],
    [
      'a shape that is broken',
      damaged(({ quilt }) => (quilt.blocks[0] = { ...quilt.blocks[0], levels: [[{}]] })),
      /blocks › 0 › levels/,
    ],
  ])('is refused with the reason: %s', (_, text, message) => {
    expect(refusal(text)).toMatch(message);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.json(), fc.integer({ min: 1, max: 2 }), fc.anything(), (json, version, quilt) => {
        readDocumentFile(quiltForm, json);
        readDocumentFile(quiltForm, JSON.stringify({ format: 'quiltwright-quilt', version, quilt }));
      }),
    );
  });
});
