import type { ComponentProps } from 'react';
import { useStore } from 'zustand';
import { createDeviceStore } from '../../browser/storage/device-store';
import { isFlag, isRecordOf } from '../../browser/storage/guards';
import { useMade } from '../../server/session/use-tab';
import { Fold } from '../../ui/basics/Fold';

/** Creates the store of the parts of panels that this device has folded and unfolded, by name. */
const createFolds = () => createDeviceStore('folds', isRecordOf(isFlag), {});

interface KeptFoldProps extends Omit<ComponentProps<typeof Fold>, 'onFold'> {
  /** The name under which the device remembers whether the part is open. */
  name: string;
}

/** A part of a panel that folds, and that this device shows the next time as it was left. */
export function KeptFold({ name, isOpen = false, ...fold }: KeptFoldProps) {
  const folds = useMade(createFolds);
  const isOpenNow = useStore(folds)[name] ?? isOpen;
  return (
    <Fold
      {...fold}
      isOpen={isOpenNow}
      onFold={(isUnfolded) => {
        if (isUnfolded !== isOpenNow) folds.setState({ [name]: isUnfolded });
      }}
    />
  );
}
