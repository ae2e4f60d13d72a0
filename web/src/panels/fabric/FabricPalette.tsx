import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { palettes } from '@quiltwright/shared/quilting/palette';
import { useQuery } from '@tanstack/react-query';
import { History, Search, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { paletteQuery } from '../../server/queries';
import { useSession } from '../../server/session';
import { IconButton } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import type { DragSource } from '../drag-source';
import { FailureNote } from '../FailureNote';
import { nameOfFabric, type Found } from './fabric-search';
import styles from './FabricPalette.module.css';
import { Swatches, type SwatchesProps } from './Swatches';
import { useFabricsFound, useOfferedPalettes } from './use-fabrics-found';

interface FabricPaletteProps {
  paletteNum: number;
  /** The number of the fabric that is marked; 0 for none. */
  chosen: number;
  /** Latest first; undefined where they aren't offered. */
  recent?: readonly Fabric[];
  /** Little room: search and recently used wait behind buttons. */
  compact?: boolean;
  /** Leads what is dragged out of the palette. */
  drag?: DragSource<Fabric>;
  onPalette: (paletteNum: number) => void;
  onFabric: (fabric: Fabric) => void;
  /** A fabric is looked at, or none any more. */
  onPeek: (fabric: Fabric | null) => void;
}

/** Swatches in a row of recently used ones. */
const RECENT = 4;

/** Fabrics by palette, by name and by colour. */
export function FabricPalette({
  paletteNum,
  chosen,
  recent,
  compact = false,
  drag,
  onPalette,
  onFabric,
  onPeek,
}: FabricPaletteProps) {
  const [words, setWords] = useState('');
  const [shown, setShown] = useState<'search' | 'recent' | null>(null);
  const [looked, setLooked] = useState<Fabric | null>(null);
  const offered = useOfferedPalettes();
  const search = useFabricsFound(words);
  const swatches = {
    chosen,
    drag,
    onFabric,
    onPeek: (fabric: Fabric | null) => {
      setLooked(fabric);
      onPeek(fabric);
    },
  };
  const toggle = (which: 'search' | 'recent') => {
    setShown(shown === which ? null : which);
    setWords('');
  };
  const showsRecent = recent && (compact ? shown === 'recent' : words.trim() === '');

  return (
    <div className={styles.palette} data-compact={compact}>
      <div className={styles.find}>
        <Select
          label="Fabric palette"
          labelHidden
          options={offered.map((palette) => ({ value: palette.paletteNum, name: palette.paletteName }))}
          value={paletteNum}
          onChoose={(next) => {
            setWords('');
            onPalette(next);
          }}
        />
        {compact && (
          <>
            <Toggle
              label="Search"
              icon={Search}
              pressed={shown === 'search'}
              onPress={() => toggle('search')}
            />
            {recent && (
              <Toggle
                label="Recently used"
                icon={History}
                pressed={shown === 'recent'}
                onPress={() => toggle('recent')}
              />
            )}
          </>
        )}
        {(!compact || shown === 'search') && (
          <Field
            className={styles.words ?? ''}
            label="Name or colour"
            labelHidden
            type="search"
            icon={<Search aria-hidden />}
            placeholder="Name or colour"
            autoFocus={compact}
            autoComplete="off"
            spellCheck={false}
            value={words}
            onChange={(event) => {
              setWords(event.target.value);
            }}
          />
        )}
      </div>
      {showsRecent && (
        <section aria-label="Recently used">
          <Head>Recent</Head>
          <Swatches fabrics={recent} places={RECENT} {...swatches} />
          <hr className="stitch" />
        </section>
      )}
      {search.found ? (
        <FoundFabrics {...search} found={search.found} words={words} looked={looked} swatches={swatches} />
      ) : (
        <PaletteFabrics paletteNum={paletteNum} looked={looked} swatches={swatches} />
      )}
    </div>
  );
}

interface ShelfProps {
  /** The fabric whose name is shown. */
  looked: Fabric | null;
  swatches: Omit<SwatchesProps, 'fabrics'>;
}

function PaletteFabrics({ paletteNum, looked, swatches }: ShelfProps & { paletteNum: number }) {
  const { data, error, refetch } = useQuery(paletteQuery(paletteNum, useSession().quilterNum));
  const name = palettes.find((palette) => palette.paletteNum === paletteNum)?.paletteName ?? '';
  return (
    <section aria-label={`${name} fabrics`}>
      <Head looked={looked} count={data?.length}>
        {name}
      </Head>
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
      <Swatches fabrics={data ?? []} {...swatches} />
    </section>
  );
}

interface FoundFabricsProps extends ShelfProps {
  found: Found;
  words: string;
  isPending: boolean;
  error: Error | null;
}

function FoundFabrics({ found, words, isPending, error, looked, swatches }: FoundFabricsProps) {
  const { named, near } = found;
  return (
    <section aria-label="Fabrics found">
      <Head looked={looked} count={isPending ? undefined : named.length + near.length}>
        Found
      </Head>
      {error && <FailureNote message={error.message} />}
      {isPending && <p className={styles.quiet}>Looking through all palettes…</p>}
      {!isPending && !error && named.length + near.length === 0 && (
        <p className={styles.quiet}>No fabric is called “{words.trim()}”. Try a colour: navy, rust, sage.</p>
      )}
      <Swatches fabrics={[...named, ...near]} {...swatches} />
    </section>
  );
}

interface HeadProps {
  children: string;
  looked?: Fabric | null;
  count?: number | undefined;
}

/** What the swatches are, and how many; while one is looked at, what that is called. */
function Head({ children, looked, count }: HeadProps) {
  return (
    <p className={styles.head}>
      <span>{children}</span>
      {looked && (
        <span className={styles.looked} aria-hidden>
          {nameOfFabric(looked)}
        </span>
      )}
      {count !== undefined && (
        <span role="status" className={looked ? 'visually-hidden' : undefined}>
          {count} {count === 1 ? 'fabric' : 'fabrics'}
        </span>
      )}
    </p>
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
