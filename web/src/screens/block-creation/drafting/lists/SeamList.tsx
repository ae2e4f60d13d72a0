import type { Point } from '@quiltwright/shared/geometry/point';
import { pointAlong, type Seam } from '@quiltwright/shared/geometry/seam';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { useEffect, useRef, useState } from 'react';
import { seamNear, seamsInside } from '../../../../editor/tools/drafting/draft';
import type { CreationEditor } from '../../use-creation-editor';
import { PlaceList } from './PlaceList';
import { SeamFields } from '../SeamFields';
import { courseWords } from '../seam-words';

/** The list of all seams of the block. A press on a seam chooses it, and shows its bend and the button that erases it. */
export function SeamList({ drawing, editing, run }: Pick<CreationEditor, 'drawing' | 'editing' | 'run'>) {
  const { design } = drawing.document;
  const { drafting } = editing;
  /** The middle of the chosen seam, which names the seam. */
  const [chosen, setChosen] = useState<Point | null>(null);
  const seams = seamsInside(design);
  const seam = chosen && seamNear(design, chosen, 1);
  const list = useRef<HTMLDivElement>(null);
  /** The index of the seam that was just erased; null for none. */
  const erased = useRef<number | null>(null);
  const choose = (next: Seam) => {
    setChosen(pointAlong(next, 0.5));
    drafting.point([next]);
  };
  useEffect(() => {
    // After an undo, for example, the seam may have another course or be gone.
    drafting.pointAgain(seam ? [seam] : []);
  }, [drafting, seam]);
  useEffect(() => {
    if (erased.current === null) return;
    // The button that erased the seam is gone, so the next row takes the focus.
    const rows = list.current?.querySelectorAll('button') ?? [];
    const next = rows[Math.min(erased.current, rows.length - 1)];
    erased.current = null;
    (next ?? list.current?.closest('details')?.querySelector('summary'))?.focus();
  }, [seams]);
  return (
    <>
      <PlaceList
        ref={list}
        label="Seams of the block"
        total={seams.length}
        wordsOf={(index) => {
          const each = seams[index];
          return { name: `Seam ${index + 1}`, place: each ? courseWords(each, design.block) : '' };
        }}
        chosen={seam ? seams.indexOf(seam) : null}
        onChoose={(index) => {
          const next = seams[index];
          if (next) choose(next);
        }}
      />
      {seam && (
        <SeamFields
          seam={seam}
          block={design.block}
          onBend={(bulge) => {
            const bend = act(commands.bendSeam, { at: pointAlong(seam, 0.5), bulge });
            const canBend = bend.canRun(drawing);
            // A bend that can’t be done is told by the editor.
            run(bend);
            if (canBend) choose({ ...seam, bulge });
          }}
          onErase={() => {
            const erase = act(commands.eraseSeams, { at: [pointAlong(seam, 0.5)] });
            if (erase.canRun(drawing)) {
              erased.current = seams.indexOf(seam);
              drafting.point([]);
              setChosen(null);
            }
            run(erase);
          }}
        />
      )}
    </>
  );
}
