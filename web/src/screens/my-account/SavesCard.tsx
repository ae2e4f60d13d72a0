import { useStore } from 'zustand';
import { Card } from '../../panels/Card';
import { createSavesInBar } from '../../panels/saves-in-bar';
import { useMade } from '../../server/use-tab';
import { Checkbox } from '../../ui/Checkbox';

/** The place in which this device reports saves; the dialog after a save can turn itself off. */
export function SavesCard() {
  const savesInBar = useMade(createSavesInBar);
  const { isOn } = useStore(savesInBar);
  return (
    <Card title="On this device">
      <Checkbox
        label="Show in the bar that work is saved"
        detail="Otherwise a message opens after each save."
        checked={isOn}
        onChange={(next) => {
          savesInBar.setState({ isOn: next });
        }}
      />
    </Card>
  );
}
