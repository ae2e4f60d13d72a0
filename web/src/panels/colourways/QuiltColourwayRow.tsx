import { useChunk } from '../workspace/use-chunk';
import { useIsCompact } from '../workspace/use-shell';
import type { QuiltColourways } from './use-quilt-colourways';

const load = () => import('./QuiltColourwayPictures');

interface QuiltColourwayRowProps {
  colourways: QuiltColourways;
}

/**
 * The stored colourways of the open quilt, side by side. Renders nothing without colourways. Also renders nothing on a
 * phone or in a low window, where the dialog of `ColourwaysButton` shows the colourways.
 */
export function QuiltColourwayRow({ colourways }: QuiltColourwayRowProps) {
  const isCompact = useIsCompact();
  return colourways.design.quilt.colourways && !isCompact ? <Strip colourways={colourways} /> : null;
}

function Strip(props: QuiltColourwayRowProps) {
  const chunk = useChunk('QuiltColourwayPictures', load);
  return chunk && <chunk.QuiltColourwayStrip {...props} />;
}
