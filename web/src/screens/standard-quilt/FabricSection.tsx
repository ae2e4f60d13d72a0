import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { palettes, UPLOADS_PALETTE } from '@quiltwright/shared/quilting/palette';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { useQuery } from '@tanstack/react-query';
import { Check, History, Search, type LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useState, useRef } from 'react';
import { useStore } from 'zustand';
import type { CanvasInput } from '../../canvas/tools/canvas-input';
import { FailureNote } from '../../panels/FailureNote';
import { swatchPicture } from '../../server/pictures';
import { paletteQuery } from '../../server/queries';
import { isSubscriber, useSession } from '../../server/session';
import { IconButton } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import styles from './FabricSection.module.css';
import { targetFabric, type Target } from './target';

interface FabricSectionProps {
  quilt: Quilt;
  target: Target | null;
  paletteNum: number;
  /** Latest first. */
  recent: readonly Fabric[];
  /** Little room: search and recently used wait behind buttons. */
  compact: boolean;
  onPalette: (paletteNum: number) => void;
  /** Leads what is dragged out of the palette on to the quilt. */
  input: CanvasInput<Fabric>;
  onFabric: (fabric: Fabric) => void;
  /** The mouse rests on a fabric, or on none any more. */
  onPeek: (fabric: Fabric | null) => void;
}

/** A palette's fabrics; a tap gives one to the target, a drag to any part of the quilt. */
export function FabricSection({
  quilt,
  target,
  paletteNum,
  recent,
  compact,
  input,
  onPalette,
  onFabric,
  onPeek,
}: FabricSectionProps) {
  const session = useSession();
  const [words, setWords] = useState('');
  const [shown, setShown] = useState<'search' | 'recent' | null>(null);
  const { data, error, refetch } = useQuery(paletteQuery(paletteNum, session.quilterNum));
  const offered = palettes.filter(
    (palette) => palette.paletteNum !== UPLOADS_PALETTE || isSubscriber(session),
  );
  const found = (data ?? []).filter(({ fabricName }) =>
    fabricName.toLowerCase().includes(words.trim().toLowerCase()),
  );
  const chosen = target ? targetFabric(quilt, target) : 0;
  const name = palettes.find((palette) => palette.paletteNum === paletteNum)?.paletteName ?? '';

  const swatches = { chosen, input, onFabric, onPeek };

  const toggle = (which: 'search' | 'recent') => {
    setShown(shown === which ? null : which);
    setWords('');
  };

  return (
    <div className={styles.palette}>
      <div className={compact ? styles.findCompact : styles.find}>
        <Select
          label="Fabric palette"
          labelHidden
          options={offered.map((palette) => ({ value: palette.paletteNum, name: palette.paletteName }))}
          value={paletteNum}
          onChoose={onPalette}
        />
        {compact && (
          <>
            <Toggle
              label="Search"
              icon={Search}
              pressed={shown === 'search'}
              onPress={() => toggle('search')}
            />
            <Toggle
              label="Recently used"
              icon={History}
              pressed={shown === 'recent'}
              onPress={() => toggle('recent')}
            />
          </>
        )}
        {(!compact || shown === 'search') && (
          <Field
            label="Search this palette by name"
            labelHidden
            type="search"
            icon={<Search aria-hidden />}
            placeholder="Name"
            value={words}
            onChange={(event) => {
              setWords(event.target.value);
            }}
          />
        )}
      </div>
      {compact && shown === 'recent' && recent.length === 0 && (
        <p className={styles.quiet}>Fabrics that you use will be at hand here.</p>
      )}
      {recent.length > 0 && (!compact || shown === 'recent') && (
        <section aria-label="Recently used">
          <p className={styles.head}>Recent</p>
          <Swatches fabrics={recent} {...swatches} />
          <hr className="stitch" />
        </section>
      )}
      <section className={styles.all} aria-label={`${name} fabrics`}>
        <p className={styles.head}>
          {name}
          <span role="status">
            {data ? `${found.length} ${found.length === 1 ? 'fabric' : 'fabrics'}` : ''}
          </span>
        </p>
        {error && (
          <FailureNote
            message={error.message}
            onRetry={() => {
              void refetch();
            }}
          />
        )}
        {!data && !error && <p className={styles.quiet}>Fetching the fabrics…</p>}
        {data?.length === 0 && (
          <p className={styles.quiet}>This palette has no fabrics yet. Try another one.</p>
        )}
        {data && data.length > 0 && found.length === 0 && (
          <p className={styles.quiet}>No fabric of this palette is called that.</p>
        )}
        <Swatches fabrics={found} {...swatches} />
      </section>
    </div>
  );
}

interface ToggleProps {
  label: string;
  icon: LucideIcon;
  pressed: boolean;
  onPress: () => void;
}

function Toggle({ label, icon: Icon, pressed, onPress }: ToggleProps) {
  return (
    <IconButton label={label} className={styles.toggle} aria-pressed={pressed} onClick={onPress}>
      <Icon aria-hidden />
    </IconButton>
  );
}

interface SwatchesProps {
  fabrics: readonly Fabric[];
  chosen: number;
  input: CanvasInput<Fabric>;
  onFabric: (fabric: Fabric) => void;
  onPeek: (fabric: Fabric | null) => void;
}

function Swatches({ fabrics, chosen, input, onFabric, onPeek }: SwatchesProps) {
  const lifted = useStore(input.ongoing, (ongoing) => ongoing.lifted?.cargo);
  const peek = usePeek(onPeek);
  return (
    <ul className={styles.swatches} ref={(list) => (list ? input.steady(list) : undefined)}>
      {fabrics.map((fabric) => (
        <li key={fabric.fabricNum}>
          <button
            type="button"
            className={styles.swatch}
            aria-label={nameOf(fabric)}
            aria-pressed={fabric.fabricNum === chosen}
            title={nameOf(fabric)}
            data-lifted={fabric === lifted || undefined}
            style={{ backgroundColor: fabric.averageColour }}
            onPointerDown={({ nativeEvent }) => {
              input.reach(nativeEvent, fabric);
            }}
            onPointerEnter={peek.enter}
            onPointerMove={({ pointerType, buttons }) => {
              if (pointerType === 'mouse' && buttons === 0) peek.move(fabric);
            }}
            onPointerLeave={peek.leave}
            onClick={() => {
              onFabric(fabric);
            }}
          >
            <img src={swatchPicture(fabric)} alt="" loading="lazy" draggable={false} />
            {fabric.fabricNum === chosen && (
              <span className={styles.tick}>
                <Check aria-hidden />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Milliseconds on a swatch after which it is meant. */
const REST = 150;

/**
 * Tells of a fabric once the mouse was moved on to it and rests there. A swatch that the page moved under a
 * mouse at rest, as when Recent appears, isn't meant.
 */
function usePeek(onPeek: (fabric: Fabric | null) => void) {
  const [entered, setEntered] = useState<Fabric | null>(null);
  const isNew = useRef(false);
  const tell = useEffectEvent(onPeek);
  useEffect(() => {
    if (!entered) return;
    const timer = setTimeout(() => {
      tell(entered);
    }, REST);
    const putBack = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setEntered(null);
    };
    addEventListener('keydown', putBack);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', putBack);
      tell(null);
    };
  }, [entered]);
  return {
    enter: () => {
      isNew.current = true;
    },
    move: (fabric: Fabric) => {
      if (isNew.current) setEntered(fabric);
      isNew.current = false;
    },
    leave: () => {
      setEntered(null);
    },
  };
}

function nameOf({ fabricName, userFabricName }: Fabric): string {
  return userFabricName || fabricName;
}
