import { MousePointer2, SquareDashedMousePointer } from 'lucide-react';
import { memo } from 'react';
import { useStore } from 'zustand';
import { ItemBar, type ToolButtons } from '../../../panels/arrange/ItemBar';
import type { ArrangementEditing } from './arrangement-editing';
import type { ArrangementTool } from './arrangement-tools';

const tools: ToolButtons<ArrangementTool> = {
  select: { icon: MousePointer2, word: 'Select' },
  box: { icon: SquareDashedMousePointer, word: 'Box' },
};

/** The bar of tools for arranging the quilt. */
export const ArrangementBar = memo(function ArrangementBar({ editing }: { editing: ArrangementEditing }) {
  const options = useStore(editing.options);
  return (
    <ItemBar
      tools={tools}
      options={options}
      onTool={(tool) => {
        editing.options.setState({ tool });
      }}
      onSelectsMore={(selectsMore) => {
        editing.options.setState({ selectsMore });
      }}
      onSnaps={(snaps) => {
        editing.options.setState({ snaps });
      }}
    />
  );
});
