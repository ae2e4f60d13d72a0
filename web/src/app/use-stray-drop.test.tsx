// @vitest-environment jsdom
import { QUILTER } from '@quiltwright/shared/limits';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inTab } from '../../test/in-tab';
import { drag, picture, quiltFile } from '../../test/file-drag';
import { Tab } from '../browser/tab';
import { createSession } from '../server/session/session';
import { Notices } from '../ui/dialogs/Notices';
import { useFileDrop } from '../ui/basics/use-file-drop';
import { useStrayDrop } from './use-stray-drop';

const tab = new Tab();
const session = tab.get(createSession);
let loaded: string[];

function Editor() {
  useFileDrop({
    takes: (type) => !type.startsWith('image/'),
    onDrop: (files) => loaded.push(...files.map(({ name }) => name)),
  });
  return null;
}

function Page({ hasEditor }: { hasEditor: boolean }) {
  useStrayDrop();
  return (
    <>
      {hasEditor && <Editor />}
      <Notices />
    </>
  );
}

const open = (hasEditor: boolean) => render(<Page hasEditor={hasEditor} />, { wrapper: inTab(tab) });

function isPrevented(event: Event): boolean {
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  loaded = [];
  session.signIn(QUILTER.firstSubscriber, 'sewn');
});
afterEach(cleanup);

it.each([
  ['a picture on a page', picture, false],
  ['a quilt on a page', quiltFile, false],
  ['a picture on an editor', picture, true],
  ['a quilt on an editor', quiltFile, true],
])('never lets %s take the page’s place', (_, file, hasEditor) => {
  open(hasEditor);
  expect(isPrevented(drag('dragover', [file]))).toBe(true);
  expect(isPrevented(drag('drop', [file]))).toBe(true);
  expect(loaded).toEqual(hasEditor && file === quiltFile ? ['Anna.quilt.json'] : []);
});

it('leaves text to the field that it is dragged to', () => {
  open(true);
  expect(isPrevented(drag('dragover', []))).toBe(false);
  expect(isPrevented(drag('drop', []))).toBe(false);
});

it('says where pictures belong, and tells guests who may send them there', async () => {
  open(true);
  document.body.dispatchEvent(drag('drop', [picture]));
  await screen.findByText('To upload pictures of your fabrics, drop them on Fabric Uploading.');
  session.signIn(QUILTER.guest, 'sewn');
  document.body.dispatchEvent(drag('drop', [picture]));
  await screen.findByText('To try a picture of a fabric, drop the picture on your quilt or block.');
});

it('says where to load a quilt that was saved as a file', async () => {
  open(false);
  document.body.dispatchEvent(drag('drop', [quiltFile]));
  await screen.findByText(
    'To open a quilt file, drop the file on Standard Quilt Layouts. Drop a block file on Block & Fabric Selection.',
  );
});
