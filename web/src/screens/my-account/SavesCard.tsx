import { useStore } from 'zustand';
import { Card } from '../../page/layout/Card';
import { createSavesInBar } from '../../documents/saving/saves-in-bar';
import { useMade } from '../../server/session/use-tab';
import { Checkbox } from '../../ui/fields/Checkbox';

/** The choice of how this device confirms a save: in the bar at the top, or with a dialog. */
export function SavesCard() {
  const savesInBar = useMade(createSavesInBar);
  const { isOn } = useStore(savesInBar);
  return (
    <Card title="On this device">
      <Checkbox
        label="Confirm each save in the bar at the top"
        detail="If you uncheck this, a message opens after each save."
        checked={isOn}
        onChange={(next) => {
          savesInBar.setState({ isOn: next });
        }}
      />
    </Card>
  );
}
