import { useChunk } from '../workspace/use-chunk';
import { useIsCompact } from '../workspace/use-shell';
import type { QuiltColourways } from './use-quilt-colourways';

const load = () => import('./QuiltColourwayPictures');

interface QuiltColourwayRowProps {
  colourways: QuiltColourways;
}

/**
 * The stored colourways of the open quilt, side by side. Nothing if there are none, or if the window has little room:
 * the dialog of `ColourwaysButton` shows them too.
 */
export function QuiltColourwayRow({ colourways }: QuiltColourwayRowProps) {
  const isCompact = useIsCompact();
  return colourways.design.quilt.colourways && !isCompact ? <Strip colourways={colourways} /> : null;
}

function Strip(props: QuiltColourwayRowProps) {
  const chunk = useChunk('QuiltColourwayPictures', load);
  return chunk && <chunk.QuiltColourwayStrip {...props} />;
}
