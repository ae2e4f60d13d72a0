// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ran, workOn } from '@quiltwright/shared/model/command';
import { blockActions } from '@quiltwright/shared/model/actions.fixture';
import type { BlankBlock } from '@quiltwright/shared/model/designed-block/block-commands';
import {
  newBlockDocument,
  openedBlock,
  type BlockAction,
} from '@quiltwright/shared/model/designed-block/block-document';
import { designedBlockKind } from '../kinds/designed-block-kind';
import { blockFile } from './block-file';
import { documentFileName, readDocumentFile, writeDocumentFile } from './document-file';
import { levelsIn } from '@quiltwright/shared/model/levels.fixture';

const blockForm = { noun: 'block', file: blockFile } as const;

const { blockWidth, blockHeight } = newBlockDocument().saved;
const squares: BlankBlock = {
  designedBlockNum: 5,
  designName: 'Squares',
  blockWidth,
  blockHeight,
  levels: levelsIn([1], [1, 2]),
  cloth: [41],
};

const blockAfter = (...commands: BlockAction[]) =>
  commands.reduce(
    (document, command) => (command.canRun(workOn(document)) ? ran(document, command) : document),
    newBlockDocument(),
  ).design.block;

const ada = blockAfter(blockActions.chooseBlock(squares), blockActions.rename('Ada’s “best”: 1/2'));

interface Envelope {
  format: string;
  version: number;
  block: Record<string, unknown> & { levels: Record<string, unknown>[][] };
}

/** Returns the text of the file of `ada`, after `damage` has changed its content. */
function damaged(damage: (file: Envelope) => void): string {
  const file = JSON.parse(writeDocumentFile(blockForm, ada)) as Envelope;
  damage(file);
  return JSON.stringify(file);
}

const command: fc.Arbitrary<BlockAction> = fc.oneof(
  fc.constant(blockActions.chooseBlock(squares)),
  fc.constant(blockActions.removeBlock),
  fc.string().map(blockActions.rename),
);

describe('a file of a block', () => {
  it('gives any block back, and the same bytes in a second download', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 6 }), (commands) => {
        const block = blockAfter(...commands);
        const text = writeDocumentFile(blockForm, block);
        const loaded = readDocumentFile(blockForm, text);
        const back = loaded.ok ? openedBlock(loaded.value.content, null).design.block : null;
        expect(back).toEqual(block);
        expect(back && writeDocumentFile(blockForm, back)).toBe(text);
      }),
    );
  });

  it('has no number that a server gave, and nothing that follows from the levels', () => {
    const stored = { ...ada, designedBlockNum: 10_007, quilterNum: 100, revision: 3, fabricSpot1: 41 };
    expect(writeDocumentFile(blockForm, stored)).toBe(writeDocumentFile(blockForm, ada));
  });

  it('has no number of a quilter’s own block, which means another block or none in another account', () => {
    const own = { ...ada, blockNum: 10_007, usedBlockNum: 10_007 };
    const text = writeDocumentFile(blockForm, own);
    expect(text).toBe(writeDocumentFile(blockForm, { ...ada, blockNum: 0, usedBlockNum: 0 }));
    const older = text.replaceAll(/"(used)?[bB]lockNum":0/g, (pair) => pair.replace('0', '10007'));
    expect(older).toContain('10007');
    const loaded = readDocumentFile(blockForm, older);
    expect(loaded.ok && loaded.value.content).toMatchObject({ blockNum: 0, usedBlockNum: 0 });
  });

  it('is named after the block', () => {
    expect(documentFileName(designedBlockKind, ada)).toBe('Ada’s “best” 1 2.block.json');
    expect(documentFileName(designedBlockKind, { ...ada, designName: '' })).toBe('Block.block.json');
  });
});

describe('a damaged file of a block', () => {
  it.each<[string, string, RegExp]>([
    [
      'a part that is missing',
      writeDocumentFile(blockForm, ada).slice(0, -200),
      /^The end of this file is missing\./,
    ],
    ['another kind of file', 'GIF89a', /not a block from Quiltwright\. Choose a file .* \.block\.json\.$/],
    [
      'a quilt',
      '{"format":"quiltwright-quilt","version":1,"quilt":{}}',
      /^This file is a quilt, not a block\. Load the file on/,
    ],
    ['a later version', damaged((file) => (file.version = 2)), /newer version/],
    ['a later version of the block', damaged(({ block }) => (block['schemaVersion'] = 9)), /newer version/],
    ['a size out of all bounds', damaged(({ block }) => (block['blockWidth'] = 300)), /blockWidth/],
    [
      'a shape that pokes out',
      damaged(({ block }) => (block.levels[1] = [{ ...block.levels[1]?.[0], shapeXLoc: 901 }])),
      /The shape extends over the edge of its block\.$/,
    ],
    [
      'too many shapes',
      damaged(
        ({ block }) => (block.levels[0] = Array.from({ length: 1000 }, () => ({ ...block.levels[0]?.[0] }))),
      ),
      /at most 1,000 shapes/,
    ],
  ])('is refused with the reason: %s', (_, text, message) => {
    const read = readDocumentFile(blockForm, text);
    expect(read.ok ? 'loaded' : read.error.message).toMatch(message);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.json(), fc.integer({ min: 1, max: 2 }), fc.anything(), (json, version, block) => {
        readDocumentFile(blockForm, json);
        readDocumentFile(blockForm, JSON.stringify({ format: 'quiltwright-block', version, block }));
      }),
    );
  });
});

it('ignores unknown keys', () => {
  const later = writeDocumentFile(blockForm, ada).replaceAll('"shapeType":', '"opacity":1,"shapeType":');
  const loaded = readDocumentFile(blockForm, later.replace('"block":{', '"block":{"owner":7,'));
  expect(loaded).toMatchObject({ ok: true, value: { isRepaired: false } });
  expect(loaded.ok && writeDocumentFile(blockForm, loaded.value.content)).toBe(
    writeDocumentFile(blockForm, ada),
  );
});

it('leaves out instructions with invisible characters: the server refuses them, and no editor shows them', () => {
  const loaded = (instructions: string) => {
    const read = readDocumentFile(
      blockForm,
      damaged(({ block }) => {
        block['instructions'] = instructions;
      }),
    );
    return read.ok && read.value.content.instructions;
  };
  expect(loaded('Press seams\tone way.\nTurn it over.')).toBe('Press seams\tone way.\nTurn it over.');
  expect(loaded('Press \u202eseams.')).toBe('');
});
