import { counted } from '@quiltwright/shared/counted';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { Spline } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/basics/Button';
import { notify } from '../../../ui/basics/notify';
import type { CreationEditor } from '../use-creation-editor';

/** The largest SVG file that is read, in bytes. */
const LARGEST = 2_000_000;

/** A button that adds the outlines of an SVG file to the block. */
export function ImportSvg({ editing, run }: Pick<CreationEditor, 'editing' | 'run'>) {
  const input = useRef<HTMLInputElement>(null);
  const load = async (file: File) => {
    const { blockWidth, blockHeight } = editing.drawing().document.design.block;
    const { outlinesOfSvg } = await import('./svg-outlines');
    const found = file.size > LARGEST ? null : outlinesOfSvg(await file.text(), blockWidth, blockHeight);
    if (!found || found.outlines.length === 0) {
      notify('This file has no outlines. Choose an SVG drawing with paths, rectangles or circles.');
      return;
    }
    const { layer, fabric } = editing.nextShape();
    run(act(commands.importOutlines, { outlines: found.outlines, layer, fabric }));
    if (found.skipped > 0)
      notify(
        `${counted(found.skipped, 'outline')} could not be used: they cross themselves or have no area.`,
      );
  };
  return (
    <>
      <Button look="quiet" onClick={() => input.current?.click()}>
        <Spline aria-hidden />
        Import SVG outlines
      </Button>
      <input
        ref={input}
        type="file"
        accept=".svg,image/svg+xml"
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) void load(file);
        }}
      />
    </>
  );
}
