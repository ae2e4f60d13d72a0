import { storable } from '../../quilting/standard/generate.js';
import { describe, expect, it } from 'vitest';
import { ran } from '../command.js';
import { quiltActions } from '../actions.fixture.js';
import { newDocument, opened, type QuiltDocument } from './quilt-document.js';
import { acknowledged } from '../open-document.js';

const { chooseSize, chooseLayout, undo, rename } = quiltActions;
const stored = { num: 7, revision: 3 };
const isUnsaved = ({ design, saved }: QuiltDocument) => design.quilt !== saved;

function quadrants() {
  return ran(ran(newDocument(), chooseSize(3)), chooseLayout(4));
}

describe('opened', () => {
  it('adds the pattern blocks again, which are never stored', () => {
    const { quilt } = quadrants().design;
    const document = opened({ ...storable(quilt), quiltNum: 7, revision: 3 }, stored);
    expect(document.design.quilt.blocks).toEqual(quilt.blocks);
  });

  it('keeps number and revision outside the design, starts without history and is saved', () => {
    const document = opened({ ...quadrants().design.quilt, quiltNum: 7, revision: 3 }, stored);
    expect(document.stored).toEqual(stored);
    expect(document.design.quilt.quiltNum).toBe(0);
    expect(document.design.quilt).not.toHaveProperty('revision');
    expect(document.past).toEqual([]);
    expect(isUnsaved(document)).toBe(false);
  });

  it('is another document each time', () => {
    expect(newDocument().id).not.toBe(newDocument().id);
  });
});

describe('acknowledged', () => {
  it('is not in the history, and survives undo', () => {
    const document = quadrants();
    const saved = acknowledged(document, document.design.quilt, stored);
    expect(saved.past).toBe(document.past);
    expect(isUnsaved(saved)).toBe(false);
    const before = ran(saved, undo);
    expect(before.stored).toEqual(stored);
    expect(isUnsaved(before)).toBe(true);
  });

  it('leaves later changes unsaved', () => {
    const sent = quadrants();
    const meanwhile = ran(sent, rename('Later'));
    expect(isUnsaved(acknowledged(meanwhile, sent.design.quilt, stored))).toBe(true);
  });
});
