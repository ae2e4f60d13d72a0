import { MousePointer2, SquareDashedMousePointer } from 'lucide-react';
import { memo } from 'react';
import { useStore } from 'zustand';
import { ItemBar, type ToolButtons } from '../../../panels/arrange/ItemBar';
import type { ArrangementHand } from './arrangement-hand';
import type { ArrangementTool } from './arrangement-tools';

const tools: ToolButtons<ArrangementTool> = {
  select: { icon: MousePointer2, word: 'Select' },
  box: { icon: SquareDashedMousePointer, word: 'Box' },
};

/** The tools for arranging the quilt. */
export const ArrangementBar = memo(function ArrangementBar({ hand }: { hand: ArrangementHand }) {
  const options = useStore(hand.options);
  return (
    <ItemBar
      tools={tools}
      options={options}
      onTool={(tool) => {
        hand.options.setState({ tool });
      }}
      onSelectsMore={(selectsMore) => {
        hand.options.setState({ selectsMore });
      }}
      onSnaps={(snaps) => {
        hand.options.setState({ snaps });
      }}
    />
  );
});
