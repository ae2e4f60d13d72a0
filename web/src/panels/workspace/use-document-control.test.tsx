// @vitest-environment jsdom
import { standingNotices } from '../../../test/standing-notices';
import { inTab } from '../../../test/in-tab';
import { newQueryClient } from '../../../test/query-client';
import { success, type Result } from '@quiltwright/shared/result';
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Tab } from '../../browser/tab';
import { createDesignedBlockSession } from '../../persistence/kinds/designed-block-session';
import { levelsIn } from '@quiltwright/shared/model/levels.fixture';
import { createStandardQuiltSession } from '../../persistence/kinds/standard-quilt-session';
import type { OpenDocument } from '@quiltwright/shared/model/open-document';
import type { DocumentSession } from '../../persistence/document-session';
import { unfinished } from '../../persistence/saving/save-queue';
import { createSession } from '../../server/session/session';
import { Notices } from '../../ui/dialogs/Notices';
import { useDocumentControl } from './use-document-control';

const tab = new Tab();
const session = tab.get(createSession);
const quilts = tab.get(createStandardQuiltSession);
const blocks = tab.get(createDesignedBlockSession);
const wrapper = inTab(tab);

beforeEach(() => {
  render(<Notices />);
});
afterEach(() => {
  cleanup();
  session.signOut();
  toast.dismiss();
});

const missingName = {
  quilt: 'Please, give the quilt a name.',
  block: 'Please give the quilt block a name.',
};

function describeEditor<Design, Content extends object>(
  documentSession: DocumentSession<Design, Content>,
): void {
  const { kind, store } = documentSession;
  type Answer = Result<OpenDocument<Design, Content>>;

  const rename = (name: string) => {
    act(() => {
      store.setState(kind.rename(store.getState(), name));
    });
  };
  const name = () => kind.nameOf(kind.contentOf(store.getState().design));
  /** Returns the server's answer for document `num`, whose name is that number. */
  const saved = (num: number): Answer => {
    const content = kind.contentOf(kind.rename(kind.begin(), String(num)).design);
    return success(kind.open(content, { num, revision: 1 }));
  };

  describe(`the editor of a ${kind.noun}`, () => {
    /** For each requested document number, a function that sends the server's answer. */
    let answer: Map<number, (answer: Answer) => void>;

    beforeEach(() => {
      answer = new Map();
      store.setState(kind.begin());
    });

    function screen() {
      const others: string[] = [];
      const { result, unmount } = renderHook(
        () =>
          useDocumentControl(
            { documentSession, shell: 'desk' },
            {
              // No document is ready, so nothing is sent.
              isReady: (isNamed) => isNamed() && false,
              rename: () => Promise.resolve(success(null)),
              listKey: () => [],
              fetch: (num) => new Promise((resolve) => answer.set(num, resolve)),
              onOpenFault: () => others.push('fault'),
              onOther: (what) => others.push(what),
            },
          ),
        { wrapper },
      );
      return {
        control: () => result.current,
        others,
        unmount,
        open: (num: number) => {
          act(() => {
            result.current.openSaved(num);
          });
        },
        arrives: (num: number, given = saved(num)) =>
          act(async () => {
            answer.get(num)?.(given);
            await Promise.resolve();
          }),
      };
    }

    it('shows the requested document once it has come, and a note until then', async () => {
      const { control, open, arrives, others } = screen();
      open(7);
      expect(control().isOpening).toBe(true);
      expect(name()).toBe('');
      await arrives(7);
      expect(control().isOpening).toBe(false);
      expect(name()).toBe('7');
      expect(others).toEqual(['saved']);
    });

    it('asks about changes made while another document was on its way', async () => {
      const { control, open, arrives, others } = screen();
      open(7);
      rename('Meanwhile');
      await arrives(7);
      expect(name()).toBe('Meanwhile');
      expect(others).toEqual([]);
      const { dialog } = control();
      expect(dialog).toMatchObject({ kind: 'discard', next: 'saved' });
      act(() => {
        if (dialog?.kind === 'discard') dialog.go();
      });
      expect(name()).toBe('7');
      expect(control().dialog).toBeNull();
      expect(others).toEqual(['saved']);
    });

    it('asks once about earlier changes', async () => {
      const { control, open, arrives } = screen();
      rename('Before');
      open(7);
      const { dialog } = control();
      act(() => {
        if (dialog?.kind === 'discard') dialog.go();
      });
      await arrives(7);
      expect(name()).toBe('7');
      expect(control().dialog).toBeNull();
    });

    it('opens the last of several, in any order of arrival', async () => {
      const { open, arrives } = screen();
      open(7);
      open(8);
      await arrives(8);
      await arrives(7);
      expect(name()).toBe('8');
    });

    it('stays empty if that was requested last', async () => {
      const { control, open, arrives } = screen();
      open(7);
      act(() => {
        control().startNew();
      });
      await arrives(7);
      expect(name()).toBe('');
    });

    it('stays unchanged for people who left the screen', async () => {
      const { open, arrives, unmount } = screen();
      open(7);
      unmount();
      await arrives(7);
      expect(name()).toBe('');
    });

    it('removes the fault of the name once there is a valid one', () => {
      const { control } = screen();
      session.signIn(7, 'token');
      act(() => {
        control().save();
      });
      expect(standingNotices()).toEqual([missingName[kind.noun]]);
      expect(control().nameRefusal?.message).toBe(missingName[kind.noun]);
      rename('Anna');
      act(() => {
        control().save();
      });
      expect(standingNotices()).toEqual([]);
      expect(control().nameRefusal).toBeNull();
    });

    describe('saved', () => {
      const orders = () =>
        unfinished(documentSession.queue.state.getState()).map(({ order }) => ({
          num: order.stored?.num ?? null,
          name: kind.nameOf(order.content),
        }));
      const laySaved = () => {
        const answer = saved(7);
        if (answer.ok) store.setState(answer.value);
      };
      const save = (isTyped: string, isWide = true) => {
        const { result } = renderHook(
          () =>
            useDocumentControl(
              { documentSession, shell: isWide ? 'desk' : 'phone' },
              {
                isReady: (isNamed) => isNamed(),
                rename: () => Promise.resolve(success(null)),
                listKey: () => [],
                fetch: () => Promise.reject(new Error('Nothing is opened.')),
                onOpenFault: () => undefined,
                onOther: () => undefined,
              },
            ),
          { wrapper },
        );
        act(() => {
          store.setState({ newName: isTyped });
          result.current.save();
        });
        return result;
      };

      beforeEach(() => {
        session.signIn(100, 'token');
      });
      afterEach(() => {
        documentSession.queue.clear();
      });

      it('under its name if the field is empty', () => {
        laySaved();
        save('  ');
        expect(orders()).toEqual([{ num: 7, name: '7' }]);
      });

      it('as a new one if there is a name, which is then the open one’s; the field is empty', () => {
        laySaved();
        save(' Blue star ');
        expect(orders()).toEqual([{ num: null, name: 'Blue star' }]);
        expect(name()).toBe('Blue star');
        expect(store.getState()).toMatchObject({ newName: '', stored: null });
      });

      it('not at all under an invalid name: the open one keeps its own', () => {
        laySaved();
        save('"Blue" star');
        expect(orders()).toEqual([]);
        expect(name()).toBe('7');
        expect(store.getState()).toMatchObject({ newName: '"Blue" star', stored: { num: 7 } });
      });

      it('for the first time once it has a name', () => {
        const result = save('');
        expect(orders()).toEqual([]);
        expect(result.current.nameRefusal?.message).toBe(missingName[kind.noun]);
      });

      it('not yet, and without a fault, while a window asks for its name', () => {
        const result = save('', false);
        expect(result.current.dialog).toEqual({ kind: 'name' });
        expect(result.current.nameRefusal).toBeNull();
        expect(toast.getToasts()).toEqual([]);
        act(() => {
          result.current.save();
        });
        expect(orders()).toEqual([]);
        expect(result.current.nameRefusal?.message).toBe(missingName[kind.noun]);
        expect(result.current.dialog).toEqual({ kind: 'name' });
      });

      it('under a new name only if that is visible', () => {
        laySaved();
        const result = save('Left over', false);
        expect(result.current.dialog).toEqual({ kind: 'name' });
        expect(orders()).toEqual([]);
        act(() => {
          result.current.save();
        });
        expect(orders()).toEqual([{ num: null, name: 'Left over' }]);
      });

      it('not over the stored one from a window that asks for a new name', () => {
        laySaved();
        const result = save('Left over', false);
        act(() => {
          store.setState({ newName: '' });
          result.current.save();
        });
        expect(orders()).toEqual([]);
        expect(result.current.nameRefusal?.message).toBe(missingName[kind.noun]);
      });

      it('over the stored one once the window for another name was closed; its text comes back', () => {
        laySaved();
        const result = save('Left over', false);
        act(() => {
          result.current.closeName();
        });
        act(() => {
          result.current.save();
        });
        expect(orders()).toEqual([{ num: 7, name: '7' }]);
        expect(store.getState().newName).toBe('Left over');
        act(() => {
          result.current.nameAnother?.();
        });
        act(() => {
          result.current.enterName();
        });
        expect(orders().at(-1)).toEqual({ num: null, name: 'Left over' });
      });

      it('not by guests, whose name stays in the field', () => {
        session.signIn(2, 'token');
        const result = save('Blue star');
        expect(result.current.dialog).toEqual({ kind: 'subscribe' });
        expect(store.getState().newName).toBe('Blue star');
      });
    });

    describe('named if it had no name', () => {
      it.each([
        ['in the bar of a desk', true, null],
        ['in a window elsewhere', false, { kind: 'name' }],
      ] as const)('%s, by Enter, and nothing is saved', (_, isWide, dialog) => {
        const { result } = renderHook(
          () =>
            useDocumentControl(
              { documentSession, shell: isWide ? 'desk' : 'tablet' },
              {
                isReady: (isNamed) => isNamed(),
                rename: () => Promise.reject(new Error('Nothing is renamed on the server.')),
                listKey: () => [],
                fetch: () => Promise.reject(new Error('Nothing is opened.')),
                onOpenFault: () => undefined,
                onOther: () => undefined,
              },
            ),
          { wrapper },
        );
        const enter = (typed: string) => {
          act(() => {
            store.setState({ newName: typed });
            result.current.enterName();
          });
        };
        act(() => {
          result.current.pressName();
        });
        expect(result.current.dialog).toEqual(dialog);
        expect(result.current.nameAsked).toEqual({ use: 'name' });
        enter(' ');
        expect(result.current.nameRefusal?.message).toBe(missingName[kind.noun]);
        expect(standingNotices()).toEqual([missingName[kind.noun]]);
        enter(' Blue star ');
        expect(name()).toBe('Blue star');
        expect(store.getState()).toMatchObject({ newName: '', stored: null });
        expect(result.current).toMatchObject({ dialog: null, nameAsked: null, nameRefusal: null });
        expect(documentSession.queue.state.getState()).toMatchObject({ state: 'idle', saved: null });
      });
    });

    describe('renamed', () => {
      const listKey = (quilterNum: number) => ['list', quilterNum];

      /** Renames the open document. Returns which of the two lists, of quilters 100 and 101, must be fetched again. */
      async function renamedTo(name: string): Promise<(boolean | undefined)[]> {
        const client = newQueryClient(tab);
        const quilters = [100, 101];
        for (const quilterNum of quilters) client.setQueryData(listKey(quilterNum), []);
        const { result } = renderHook(
          () =>
            useDocumentControl(
              { documentSession, shell: 'desk' },
              {
                isReady: () => false,
                rename: () => Promise.resolve(success(null)),
                listKey,
                fetch: () => Promise.reject(new Error('Nothing is opened.')),
                onOpenFault: () => undefined,
                onOther: () => undefined,
              },
            ),
          { wrapper: inTab(tab, client) },
        );
        await act(() => result.current.renameTo(name));
        return quilters.map((quilterNum) => client.getQueryState(listKey(quilterNum))?.isInvalidated);
      }

      beforeEach(() => {
        session.signIn(100, 'token');
      });

      it('fetches the lists with its name again', async () => {
        const answer = saved(7);
        if (answer.ok) store.setState(answer.value);
        expect(await renamedTo('Ruth')).toEqual([true, false]);
      });

      it('leaves the lists unchanged if it is in none', async () => {
        expect(await renamedTo('Ruth')).toEqual([false, false]);
        expect(name()).toBe('Ruth');
      });
    });

    it('stays unchanged if the other one can’t be fetched', async () => {
      const { control, open, arrives, others } = screen();
      rename('Mine');
      open(7);
      const { dialog } = control();
      act(() => {
        if (dialog?.kind === 'discard') dialog.go();
      });
      await arrives(7, { ok: false, error: { code: 'missing', message: 'Gone.' } });
      expect(name()).toBe('Mine');
      expect(control().openFault).toBe('Gone.');
      expect(others).toEqual(['fault']);
    });
  });
}

describeEditor(quilts);
describeEditor(blocks);

it('asks about unsaved colourways', () => {
  const document = blocks.kind.begin();
  const design = { block: { ...document.design.block, levels: levelsIn([40]), colourways: [[41]] } };
  blocks.store.setState({ ...document, design, stored: { num: 7, revision: 1 } });
  const { result } = renderHook(
    () =>
      useDocumentControl(
        { documentSession: blocks, shell: 'desk' },
        {
          isReady: () => true,
          rename: () => Promise.resolve(success(null)),
          listKey: () => [],
          fetch: () => Promise.reject(new Error('Not asked yet.')),
          onOpenFault: () => undefined,
          onOther: () => undefined,
        },
      ),
    { wrapper },
  );
  act(() => {
    result.current.openSaved(8);
  });
  expect(result.current.dialog).toMatchObject({ kind: 'discard', next: 'saved' });
});
