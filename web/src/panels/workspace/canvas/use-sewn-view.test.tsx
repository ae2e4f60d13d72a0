import { inches } from '@quiltwright/shared/geometry/units';
import { changedQuilt } from '@quiltwright/shared/quilting/quilts.fixture';
// @vitest-environment jsdom
import { QUILTER } from '@quiltwright/shared/limits';
import { newStandardQuilt } from '@quiltwright/shared/quilting/quilt';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inTab } from '../../../../test/in-tab';
import { Tab } from '../../../browser/tab';
import { createSession } from '../../../server/session/session';
import { createChoices, useCuttingChoices } from '../../estimate/plan/cutting-choices';
import { useSewnView } from './use-sewn-view';

const [NAVY, RED] = [12, 13] as const;

afterEach(cleanup);

it('binds a quilt as sewn in the fabric that the quilter chose in the estimator, as long as the quilt has it', () => {
  const tab = new Tab();
  tab.get(createSession).signIn(QUILTER.guest, 'token');
  localStorage.setItem('sewn-view', JSON.stringify({ isSewn: true, pattern: 'echo' }));
  const open = (borderFabric1: number) =>
    changedQuilt(newStandardQuilt(QUILTER.guest), { borderWidth1: inches(2), borderFabric1 });
  const { result, rerender } = renderHook(
    ({ quilt }) => [useSewnView(quilt).quilting, useCuttingChoices()[1]] as const,
    { wrapper: inTab(tab), initialProps: { quilt: open(NAVY) } },
  );
  expect(result.current[0]).toEqual({ pattern: 'echo', binding: 0 });
  act(() => {
    result.current[1]({ bindingFabric: NAVY });
  });
  expect(tab.get(createChoices).getState()[QUILTER.guest]?.bindingFabric).toBe(NAVY);
  expect(result.current[0]).toEqual({ pattern: 'echo', binding: NAVY });
  rerender({ quilt: open(RED) });
  expect(result.current[0]).toEqual({ pattern: 'echo', binding: 0 });
});
