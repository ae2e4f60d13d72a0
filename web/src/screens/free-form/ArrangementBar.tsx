import { ListPlus, Magnet, MousePointer2, SquareDashedMousePointer } from 'lucide-react';
import { BarButton, BarDivider, CanvasBar } from '../../panels/workspace/CanvasBar';
import { useStore } from 'zustand';
import type { ArrangementHand } from './arrangement-hand';

const tools = [
  { tool: 'select', id: 'selectTool', icon: MousePointer2 },
  { tool: 'box', id: 'boxTool', icon: SquareDashedMousePointer },
] as const;

/** What a hand does on the quilt. */
export function ArrangementBar({ hand }: { hand: ArrangementHand }) {
  const options = useStore(hand.options);
  return (
    <CanvasBar label="Tools">
      {tools.map(({ tool, id, icon }) => (
        <BarButton
          key={tool}
          of={id}
          icon={icon}
          pressed={options.tool === tool}
          onPress={() => {
            hand.options.setState({ tool });
          }}
        />
      ))}
      <BarDivider />
      <BarButton
        of={{ label: 'Select more' }}
        icon={ListPlus}
        pressed={options.selectsMore}
        onPress={() => {
          hand.options.setState(({ selectsMore }) => ({ selectsMore: !selectsMore }));
        }}
      />
      <BarButton
        of="snapping"
        icon={Magnet}
        pressed={options.snaps}
        onPress={() => {
          hand.options.setState(({ snaps }) => ({ snaps: !snaps }));
        }}
      />
    </CanvasBar>
  );
}
