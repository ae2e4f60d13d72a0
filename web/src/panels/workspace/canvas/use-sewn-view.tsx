import { Spool } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { keyOf } from '../../../editor/shortcuts';
import type { QuiltingPattern } from '../../../render/sewn/quilting-patterns';
import { useMade } from '../../../server/session/use-tab';
import { ChoiceMenu } from '../../../ui/menus/ChoiceMenu';
import { quiltingChoices } from '../../controls/quilting-choices';
import { useShortcuts } from '../keys/use-shortcuts';
import { createSewnView } from './sewn-view';

const DESIGNED = 'designed';
const choices = [
  { value: DESIGNED, name: 'As designed' },
  ...quiltingChoices.map(({ value, name }) => ({ value, name: `As sewn: ${name.toLowerCase()}` })),
];

/**
 * Returns the quilting lines with which the canvas shows the quilt as sewn (null for a quilt as designed), and the
 * button that chooses them. Also adds the shortcut that switches between both views.
 */
export function useSewnView(): { quilting: QuiltingPattern | null; viewControl: ReactNode } {
  const store = useMade(createSewnView);
  const { isSewn, pattern } = useStore(store);
  useShortcuts({
    sewn: () => {
      store.setState(({ isSewn: was }) => ({ isSewn: !was }));
    },
  });
  const quilting = isSewn ? pattern : null;
  const viewControl = useMemo(() => {
    const shown = choices.find(({ value }) => value === (quilting ?? DESIGNED))?.name ?? '';
    return (
      <ChoiceMenu
        label="How the quilt is shown"
        value={quilting ?? DESIGNED}
        choices={choices}
        onChoose={(value) => {
          const chosen = quiltingChoices.find((choice) => choice.value === value);
          store.setState(chosen ? { isSewn: true, pattern: chosen.value } : { isSewn: false });
        }}
        trigger={
          <button
            type="button"
            aria-label={`Shown ${shown.toLowerCase()}`}
            title={`Shown ${shown.toLowerCase()} (${keyOf('sewn')})`}
            data-on={quilting !== null}
            aria-keyshortcuts={keyOf('sewn')}
          >
            <Spool aria-hidden />
          </button>
        }
      />
    );
  }, [store, quilting]);
  return { quilting, viewControl };
}
