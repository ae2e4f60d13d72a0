import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { Spline } from 'lucide-react';
import { useRef } from 'react';
import { fetchChunk } from '../../../browser/chunks';
import { Button } from '../../../ui/basics/Button';
import { notify } from '../../../ui/basics/notify';
import type { CreationEditor } from '../use-creation-editor';
import { describeIgnored, describeUnused, svgFaultWords } from './svg-words';

/** The largest SVG file that is read, in bytes. */
const LARGEST = 2_000_000;

/** A button that adds the outlines of an SVG file to the block. */
export function ImportSvg({ editing, run }: Pick<CreationEditor, 'editing' | 'run'>) {
  const input = useRef<HTMLInputElement>(null);
  const load = async (file: File) => {
    if (file.size > LARGEST) {
      notify(svgFaultWords.large);
      return;
    }
    const [{ outlinesOfSvg }, text] = await Promise.all([
      fetchChunk('svg-outlines', () => import('./svg-outlines')),
      file.text().catch(() => null),
    ]);
    const { blockWidth, blockHeight } = editing.drawing().document.design.block;
    const found =
      text === null
        ? ({ ok: false, error: 'unread' } as const)
        : outlinesOfSvg(text, blockWidth, blockHeight);
    if (!found.ok) {
      notify(svgFaultWords[found.error]);
      return;
    }
    const { outlines, unused, ignored } = found.value;
    const { layer, fabric } = editing.nextShape();
    const action = act(commands.importOutlines, { outlines, layer, fabric });
    const isPossible = action.canRun(editing.drawing());
    if (outlines.length > 0) run(action);
    // If the import is refused, `run` says why.
    if (!isPossible && outlines.length > 0) return;
    const words = [describeUnused(unused, outlines.length === 0), describeIgnored(ignored)];
    if (words.some((sentence) => sentence !== null)) notify(words.filter(Boolean).join(' '));
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
