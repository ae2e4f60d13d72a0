import { Spool } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { keyOf } from '../../../editor/shortcuts';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { Quilting, QuiltingPattern } from '@quiltwright/shared/quilting/sewn/quilting-patterns';
import { useMade } from '../../../server/session/use-tab';
import { ChoiceMenu } from '../../../ui/menus/ChoiceMenu';
import { quiltingChoices } from '../../controls/quilting-choices';
import { bindingFabricOf, useCuttingChoices } from '../../estimate/plan/cutting-choices';
import { useShortcuts } from '../keys/use-shortcuts';
import { createSewnView } from './sewn-view';

const DESIGNED = 'designed';

/** Returns the name of a quilting pattern in the middle of a sentence. Baptist fan is named for Baptists. */
const patternInSentence = (value: QuiltingPattern, name: string) =>
  value === 'baptistFan' ? name : name.toLowerCase();

const choices = [
  { value: DESIGNED, name: 'As designed' },
  ...quiltingChoices.map(({ value, name }) => ({
    value,
    name: `As sewn: ${patternInSentence(value, name)}`,
  })),
];

/**
 * Returns the quilting and binding with which the canvas shows the quilt as sewn (null for a quilt as designed). Also
 * returns the button whose menu chooses the view: as designed, or as sewn with a pattern of quilting lines. Adds the
 * shortcut that switches between as designed and as sewn. The binding has the fabric that the quilter chose for it in
 * the estimator, if the quilt contains this fabric.
 */
export function useSewnView(quilt: Quilt): { quilting: Quilting | null; viewControl: ReactNode } {
  const store = useMade(createSewnView);
  const { isSewn, pattern } = useStore(store);
  useShortcuts({
    sewn: () => {
      store.setState(({ isSewn: was }) => ({ isSewn: !was }));
    },
  });
  const [cutting] = useCuttingChoices();
  const binding = useMemo(() => bindingFabricOf(cutting, quilt), [cutting, quilt]);
  const quilting = useMemo(() => (isSewn ? { pattern, binding } : null), [isSewn, pattern, binding]);
  const chosen = quilting?.pattern ?? DESIGNED;
  const viewControl = useMemo(() => {
    const shown = choices.find(({ value }) => value === chosen)?.name.replace('As', 'as') ?? '';
    return (
      <ChoiceMenu
        label="How the quilt is shown"
        value={chosen}
        choices={choices}
        onChoose={(value) => {
          const choice = quiltingChoices.find((each) => each.value === value);
          store.setState(choice ? { isSewn: true, pattern: choice.value } : { isSewn: false });
        }}
        trigger={
          <button
            type="button"
            aria-label={`Shown ${shown}`}
            title={`Shown ${shown} (${keyOf('sewn')})`}
            data-on={chosen !== DESIGNED}
            aria-keyshortcuts={keyOf('sewn')}
          >
            <Spool aria-hidden />
          </button>
        }
      />
    );
  }, [store, chosen]);
  return { quilting, viewControl };
}
