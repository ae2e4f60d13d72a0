import { Check, Palette } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { Button, IconButton } from '../../../ui/basics/Button';
import { useRoving } from '../../../ui/hooks/use-roving';
import { colourGrid } from './colour-grid';
import styles from './ColourPicker.module.css';
import { oklab } from '@quiltwright/shared/model/cloth/oklab';

interface ColourPickerProps {
  /** The chosen colour as #rrggbb; null for none. */
  colour: string | null;
  onColour: (colour: string | null) => void;
}

/** The colour that the field for any colour shows while none is chosen. */
const FIRST = '#5492ec';
/** Colours with a greater OKLab lightness get a dark check mark instead of a light one. */
const LIGHT = 0.65;

/** A button that opens a choice of colours: a grid of hues and tones, and a field for any colour. */
export function ColourPicker({ colour, onColour }: ColourPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const chosen = colourGrid.findIndex(({ hex }) => hex === colour);
  const { grid, item } = useRoving(
    colourGrid.map((_, index) => index),
    chosen,
  );
  const pick = (next: string | null) => {
    onColour(next);
    setOpen(false);
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen} modal>
      <Popover.Trigger asChild>
        <IconButton
          label={colour === null ? 'Find by colour' : 'Search by another colour'}
          className={styles.trigger}
        >
          {colour === null ? (
            <Palette aria-hidden />
          ) : (
            <span className={styles.disc} style={{ backgroundColor: colour }} />
          )}
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={styles.picker}
          align="end"
          sideOffset={6}
          collisionPadding={6}
          aria-label="Find fabrics by colour"
        >
          <ul className={styles.grid} {...grid}>
            {colourGrid.map(({ name, hex }, index) => (
              <li key={hex}>
                <button
                  type="button"
                  className={styles.colour}
                  aria-label={name}
                  aria-pressed={index === chosen}
                  title={name}
                  style={{ backgroundColor: hex }}
                  data-light={oklab(hex).l > LIGHT || undefined}
                  onClick={() => {
                    pick(hex);
                  }}
                  {...item(index)}
                >
                  {index === chosen && <Check aria-hidden />}
                </button>
              </li>
            ))}
          </ul>
          <div className={styles.free}>
            <label>
              <input
                type="color"
                value={colour ?? FIRST}
                onChange={(event) => {
                  onColour(event.target.value);
                }}
              />
              Any colour
            </label>
            {colour !== null && (
              <Button
                look="quiet"
                onClick={() => {
                  pick(null);
                }}
              >
                Clear
              </Button>
            )}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
