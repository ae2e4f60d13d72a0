import { GalleryHorizontalEnd } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/basics/Button';
import { useChunk } from '../workspace/use-chunk';
import type { QuiltColourways } from './use-quilt-colourways';

const load = () => import('./QuiltColourwayPictures');

interface ColourwaysButtonProps {
  colourways: QuiltColourways;
}

/** The button that opens the colourways of the open quilt in a dialog. */
export function ColourwaysButton({ colourways }: ColourwaysButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <IconButton
        label="Colourways"
        onClick={() => {
          setOpen(true);
        }}
      >
        <GalleryHorizontalEnd aria-hidden />
      </IconButton>
      {isOpen && (
        <ColourwaysDialog
          colourways={colourways}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}

function ColourwaysDialog(props: ColourwaysButtonProps & { onClose: () => void }) {
  const chunk = useChunk('QuiltColourwayPictures', load);
  return chunk && <chunk.QuiltColourwayDialog {...props} />;
}
