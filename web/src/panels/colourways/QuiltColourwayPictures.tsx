import {
  colourwaysOf,
  currentColourway,
  inColourway,
  type Coloured,
} from '@quiltwright/shared/model/recolouring/quilt-colourways';
import { useDeferredValue, useMemo } from 'react';
import { QuiltPicture } from '../../documents/pictures/QuiltPicture';
import { Colourways } from './Colourways';
import { CompareDialog } from './CompareDialog';
import { aboutColourways, KeepButton } from './KeepButton';
import type { QuiltColourways } from './use-quilt-colourways';

/* The parts with pictures of quilts are a chunk of their own, which an editor fetches when the first is shown. */

/** The stored colourways of the open quilt, side by side below it. */
export function QuiltColourwayStrip({
  colourways: { design, edits, comparedEdits, canKeep, keep },
}: {
  colourways: QuiltColourways;
}) {
  // An edit of the quilt doesn't wait for the pictures of its colourways.
  return (
    <Colourways
      {...useColourings(useDeferredValue(design))}
      {...{ edits, comparedEdits }}
      actions={<KeepButton disabled={!canKeep} onKeep={keep} />}
    />
  );
}

/**
 * A dialog that shows the colourways of the open quilt side by side. A button adds the present fabrics of the quilt as
 * a new colourway.
 */
export function QuiltColourwayDialog({
  colourways: { design, edits, comparedEdits, canKeep, keep },
  onClose,
}: {
  colourways: QuiltColourways;
  onClose: () => void;
}) {
  const shown = useColourings(design);
  return (
    <CompareDialog
      {...shown}
      open
      {...{ edits, comparedEdits }}
      about={shown.colourways.length === 0 && <p>{aboutColourways('quilt')}</p>}
      actions={<KeepButton disabled={!canKeep} onKeep={keep} />}
      onClose={onClose}
    />
  );
}

function useColourings(design: Coloured) {
  const { quilt } = design;
  const quilts = useMemo(
    () => colourwaysOf(quilt).map(({ name }, index) => ({ name, quilt: inColourway(quilt, index) })),
    [quilt],
  );
  return {
    colourways: quilts.map(({ name, quilt: each }) => ({
      name,
      picture: <QuiltPicture quilt={each} label="" />,
    })),
    current: useMemo(() => currentColourway(design), [design]),
    now: <QuiltPicture quilt={quilt} label="" />,
    ratio: quilt.quiltWidth / quilt.quiltLength,
  };
}
