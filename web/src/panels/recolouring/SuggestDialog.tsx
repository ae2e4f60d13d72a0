import { byAmount, quiltAmounts } from '@quiltwright/shared/model/cloth/cloth-amounts';
import { lightness } from '@quiltwright/shared/model/cloth/oklab';
import { recolouring, type Replacement } from '@quiltwright/shared/model/recolouring/recoloured-quilt';
import { suggestedColours } from '@quiltwright/shared/model/recolouring/suggested-colours';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { RotateCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { QuiltPicture } from '../../documents/pictures/QuiltPicture';
import type { FindFabric } from '../../server/fabrics/use-fabrics';
import { Button } from '../../ui/basics/Button';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Select } from '../../ui/fields/Select';
import { nameOfFabric } from '../fabric/finding/fabric-search';
import { usePaletteFabrics } from '../fabric/palette/use-cloth';
import { usePaletteOptions } from '../fabric/palette/use-offered-palettes';
import styles from './SuggestDialog.module.css';

/** The number of suggestions that are shown at once. */
const MOST = 12;
/** The number of fabrics that the name of a suggestion lists. */
const MOST_NAMED = 4;

interface SuggestDialogProps {
  quilt: Quilt;
  fabric: FindFabric;
  /** The palette that is chosen at first. */
  paletteNum: number;
  onTake: (replacements: readonly Replacement[]) => void;
  onClose: () => void;
}

/** A dialog with pictures of the quilt in other colours, from a palette. A press on a picture recolours the quilt. */
export function SuggestDialog({ quilt, fabric, paletteNum: first, onTake, onClose }: SuggestDialogProps) {
  const [paletteNum, setPaletteNum] = useState(first);
  const [seed, setSeed] = useState(1);
  const options = usePaletteOptions();
  const palette = usePaletteFabrics(paletteNum);
  const suggestions = useMemo(() => {
    const used = byAmount(quiltAmounts(quilt)).flatMap((fabricNum) => fabric(fabricNum) ?? []);
    const found = suggestedColours({
      ...{ used: used.map(shaded), palette: palette.map(shaded), seed, most: MOST },
    });
    return found.map((replacements) => ({ replacements, quilt: recolouring(replacements).ofQuilt(quilt) }));
  }, [quilt, fabric, palette, seed]);
  return (
    <Dialog
      open
      wide
      title="Suggested colours"
      about={<p>Light fabrics stay light, and dark ones dark. Press a quilt to use its colours.</p>}
      actions={
        <Button
          disabled={suggestions.length === 0}
          onClick={() => {
            setSeed(seed + 1);
          }}
        >
          <RotateCw aria-hidden />
          Other suggestions
        </Button>
      }
      onClose={onClose}
    >
      <Select label="From the palette" options={options} value={paletteNum} onChoose={setPaletteNum} />
      <p role="status" className={suggestions.length === 0 ? styles.none : 'visually-hidden'}>
        {suggestions.length === 0
          ? 'This palette has no other fabrics for the quilt. Choose another palette.'
          : `${suggestions.length} suggestions`}
      </p>
      <ul className={styles.suggestions}>
        {suggestions.map((suggestion, index) => (
          <li key={suggestion.replacements.join(' ')}>
            <button
              type="button"
              className={styles.suggestion}
              aria-label={`Suggestion ${index + 1}: ${names(suggestion.replacements, palette)}`}
              title={names(suggestion.replacements, palette)}
              onClick={() => {
                onTake(suggestion.replacements);
                onClose();
              }}
            >
              <QuiltPicture quilt={suggestion.quilt} label="" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function shaded({ fabricNum, averageColour }: Fabric) {
  return { fabric: fabricNum, lightness: lightness(averageColour) };
}

/**
 * Returns the names of the fabrics of a suggestion, from dark to light. If there are many fabrics, returns the first
 * names and the number of further fabrics.
 */
function names(replacements: readonly Replacement[], palette: readonly Fabric[]): string {
  const given = new Set(replacements.map(([, after]) => after));
  const all = [...given].flatMap((num) => palette.find(({ fabricNum }) => fabricNum === num) ?? []);
  const rest = all.length - MOST_NAMED;
  const named = all.slice(0, MOST_NAMED).map(nameOfFabric).join(', ');
  return rest > 0 ? `${named} and ${rest} more` : named;
}
