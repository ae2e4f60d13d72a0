import type { Scene } from '@quiltwright/workers/kernels/scene/scene-types';
import { Contrast } from 'lucide-react';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ViewSwitch } from '../../../editor/stage/ZoomBar';
import { valuesScene, withGreys } from '../../../render/scene/values-scene';
import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import { useMade } from '../../../server/session/use-tab';

/**
 * Creates the store of the view that shows values (lightness) only. All editors of a tab share the store, and the view
 * is off at first.
 */
const createValuesOnly = () => createStore(() => ({ isOn: false }));

/**
 * Returns the scene and fabrics for the canvas. While the view *Values only* is on, they are in greys, which show only
 * how light or dark each fabric is. Otherwise they are unchanged. Also returns the button that turns the view on and
 * off.
 */
export function useValuesOnly(scene: Scene | null, fabric: FindFabric) {
  const store = useMade(createValuesOnly);
  const { isOn } = useStore(store);
  const shown = useMemo(
    () =>
      isOn ? { scene: scene && valuesScene(scene, fabric), fabric: withGreys(fabric) } : { scene, fabric },
    [isOn, scene, fabric],
  );
  const view = useMemo(
    (): ViewSwitch => ({
      ...{ name: 'Values only', icon: Contrast, isOn },
      onPress: () => {
        store.setState({ isOn: !isOn });
      },
    }),
    [isOn, store],
  );
  return { ...shown, view };
}
