import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { UPLOADS_PALETTE } from '@quiltwright/shared/quilting/palette';
import { Blend, Heart, HeartOff, Upload, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useOnline } from '../../../server/calls/use-online';
import { Button, ButtonLink, IconButton } from '../../../ui/basics/Button';
import { Segments } from '../../../ui/fields/Segments';
import { ContextMenu } from '../../../ui/menus/ContextMenu';
import { useLatest } from '../../../ui/hooks/use-latest';
import type { DragSource } from '../../controls/drag-source';
import { FailureNote } from '../../../page/forms/FailureNote';
import { ClothInUse, type InUse } from './ClothInUse';
import { LiveAnnouncement } from '../../../ui/LiveAnnouncement';
import { useAnnouncer } from '../../../ui/hooks/use-announcement';
import { nameOfFabric } from '../finding/fabric-search';
import { FabricPatch } from '../swatch/FabricPatch';
import styles from './FabricPalette.module.css';
import { FAVOURITES, nameOfPalette } from './palette-contents';
import { PaletteFind, type Shown } from './PaletteFind';
import { RecentFabrics } from './RecentFabrics';
import { Swatches } from './Swatches';
import { anything, isSearch, useCloth, type Wanted } from './use-cloth';

interface FabricPaletteProps {
  /** The number of a palette or a collection, or `FAVOURITES`. */
  paletteNum: number;
  /** The number of the marked fabric; 0 for none. */
  chosen: number;
  /** True in places with little room: the search and the recently used fabrics are behind buttons. */
  compact?: boolean;
  /** The number of swatches that fit side by side. */
  row?: number;
  /** True if the palette closes once a fabric is used. Then the recently used fabrics don't change while it is open. */
  isBrief?: boolean;
  inUse: InUse;
  /** Starts dragging a fabric out of the palette. */
  drag?: DragSource<Fabric>;
  onPalette: (paletteNum: number) => void;
  onFabric: (fabric: Fabric) => void;
  /** Called with the fabric to preview; null ends the preview. */
  onPeek: (fabric: Fabric | null) => void;
}

/**
 * Fabrics to choose from, by palette and collection, or found by name, colour and value. It also shows the fabrics of
 * the open design, the recently used ones and the favourites.
 */
export function FabricPalette({
  paletteNum,
  chosen,
  compact = false,
  row = 4,
  isBrief = false,
  inUse,
  drag,
  onPalette,
  onFabric,
  onPeek,
}: FabricPaletteProps) {
  const [wanted, setWanted] = useState(anything);
  const [shown, setShown] = useState<Shown>(null);
  const [quick, setQuick] = useState<'used' | 'recent'>('used');
  const [looked, setLooked] = useState<Fabric | null>(null);
  const [menu, setMenu] = useState<{ fabric: Fabric; at: { x: number; y: number } } | null>(null);
  const online = useOnline();
  const { fabrics, isNearest, isOtherValue, isPending, error, refetch, favourites } = useCloth(
    paletteNum,
    wanted,
  );
  const isSearching = isSearch(wanted);
  const { announcement, say } = useAnnouncer();
  /** Adds or removes a favourite. A notice says which, because no button shows the state. */
  function heart(fabric: Fabric) {
    const isKept = favourites.isFavourite.has(fabric.fabricNum);
    if (favourites.turn(fabric))
      say(`${nameOfFabric(fabric)}, ${isKept ? 'no longer a favourite' : 'a favourite'}`);
  }
  // The fabrics of the design and the recently used ones share a row, so that the palette below has room.
  const isShared = !compact && !isBrief && !isSearching && inUse.isThere;
  const showsUsed = !isSearching && (!isShared || quick === 'used');
  const showsRecent = compact ? shown === 'recent' : !isSearching && (!isShared || quick === 'recent');
  const swatches = {
    chosen,
    favourites: favourites.isFavourite,
    drag,
    onFabric,
    onPeek: useLatest((fabric: Fabric | null) => {
      setLooked(fabric);
      onPeek(fabric);
    }),
    onHeart: useLatest(heart),
    onMenu: useLatest((fabric: Fabric, at: { x: number; y: number }) => {
      setMenu({ fabric, at });
    }),
  };
  const name = nameOfPalette(paletteNum);
  const seekBeside = (fabric: Fabric) => {
    setWanted({ ...anything, value: wanted.value, beside: fabric });
  };
  const inMenu = menu !== null && favourites.isFavourite.has(menu.fabric.fabricNum);

  return (
    <div className={styles.palette}>
      <PaletteFind
        paletteNum={paletteNum}
        wanted={wanted}
        compact={compact}
        shown={shown}
        onPalette={(next) => {
          setWanted({ ...anything, value: wanted.value });
          onPalette(next);
        }}
        onWanted={setWanted}
        onShown={(next) => {
          setShown(next);
          setWanted({ ...anything, value: wanted.value });
        }}
      />
      {isShared && (
        <Segments
          label="Fabrics at the top"
          options={[
            { value: 'used', name: `In this ${inUse.noun}` },
            { value: 'recent', name: 'Recent' },
          ]}
          value={quick}
          onChoose={setQuick}
        />
      )}
      {showsUsed && (
        <ClothInUse {...inUse} compact={compact} hasTitle={!compact && !isShared} row={row} {...swatches} />
      )}
      {showsRecent && (
        <RecentFabrics hasTitle={!isShared} leavesOutNone={isBrief && !compact} {...swatches} />
      )}
      <section aria-label={isSearching ? 'Fabrics found' : `${name} fabrics`}>
        <Head
          title={
            isSearching ? (
              <FoundTitle
                colour={wanted.colour}
                beside={wanted.beside}
                onClear={() => {
                  setWanted({ ...wanted, colour: null, beside: null });
                }}
              />
            ) : (
              name
            )
          }
          looked={looked}
          chosen={fabrics.find(({ fabricNum }) => fabricNum === chosen)}
          count={isPending ? null : fabrics.length}
          isFavourite={favourites.isFavourite.has(chosen)}
          onHeart={favourites.turn}
          onBeside={seekBeside}
        />
        {error && <FailureNote message={error.message} onRetry={refetch} />}
        {/* Rendered before its texts, as screen readers announce only later ones. */}
        <div role="status">
          {!online && (
            <p className={styles.quiet}>
              {isPending
                ? 'You are offline, and these fabrics aren’t on your device yet. The fabrics appear when you are online again.'
                : 'You are offline. Some fabrics show only their colour, because their pictures aren’t on your device yet.'}
            </p>
          )}
          {online && isPending && (
            <p className={styles.quiet}>{isSearching ? 'Searching all palettes…' : 'Loading the fabrics…'}</p>
          )}
          {!isPending && isNearest && (
            <p
              className={styles.quiet}
            >{`No fabric matches every word of “${wanted.words.trim()}”. These fabrics are the closest.`}</p>
          )}
        </div>
        {!isPending && !error && fabrics.length === 0 && (
          <Nothing
            paletteNum={paletteNum}
            wanted={wanted}
            isOtherValue={isOtherValue}
            onAnyValue={() => {
              setWanted({ ...wanted, value: null });
            }}
          />
        )}
        <Swatches fabrics={fabrics} {...swatches} />
      </section>
      <ContextMenu
        at={menu?.at ?? null}
        label={menu ? nameOfFabric(menu.fabric) : ''}
        actions={[
          {
            name: inMenu ? 'Remove from favourites' : 'Add to favourites',
            icon: inMenu ? HeartOff : Heart,
            onChoose: () => {
              if (menu) heart(menu.fabric);
            },
          },
          {
            name: 'Find fabrics that go with this one',
            icon: Blend,
            onChoose: () => {
              if (menu) seekBeside(menu.fabric);
            },
          },
        ]}
        onClose={() => {
          setMenu(null);
        }}
      />
      <LiveAnnouncement announcement={announcement} />
    </div>
  );
}

interface FoundTitleProps {
  colour: string | null;
  beside: Fabric | null;
  /** Clears the words and the colour of the search. */
  onClear: () => void;
}

/** The title of a search's results. */
function FoundTitle({ colour, beside, onClear }: FoundTitleProps) {
  if (beside)
    return (
      <>
        <span>Goes with</span>
        <span className={styles.beside}>
          <FabricPatch fabric={beside} />
        </span>
        <span className="visually-hidden">{nameOfFabric(beside)}</span>
        <IconButton label="Back to all fabrics" className={styles.clear} onClick={onClear}>
          <X aria-hidden />
        </IconButton>
      </>
    );
  if (colour === null) return 'Found';
  return (
    <>
      <span>Nearest to</span>
      <span className={styles.colour} style={{ backgroundColor: colour }} />
      <IconButton label="Show all colours" className={styles.clear} onClick={onClear}>
        <X aria-hidden />
      </IconButton>
    </>
  );
}

interface HeadProps {
  title: ReactNode;
  /** The fabric that is previewed; null for none. */
  looked: Fabric | null;
  /** The marked fabric; undefined if it isn't among the shown fabrics. */
  chosen: Fabric | undefined;
  /** The number of shown fabrics; null while they aren't loaded. */
  count: number | null;
  isFavourite: boolean;
  onHeart: (fabric: Fabric) => void;
  /** Called to show the fabrics that go with the marked fabric. */
  onBeside: (fabric: Fabric) => void;
}

/**
 * The title of the swatches and their number, or the name of the previewed fabric. Touch has no previews, so there it
 * shows the name and the heart of the marked fabric. It also has the button for fabrics that go with the marked one.
 */
function Head({ title, looked, chosen, count, isFavourite, onHeart, onBeside }: HeadProps) {
  return (
    <div className={styles.head} data-chosen={chosen !== undefined || undefined}>
      <p>{title}</p>
      {looked && (
        <span className={styles.looked} aria-hidden>
          {nameOfFabric(looked)}
        </span>
      )}
      {chosen && (
        <span className={styles.chosen}>
          <span className={styles.looked}>{nameOfFabric(chosen)}</span>
          <IconButton
            label="Favourite"
            aria-pressed={isFavourite}
            className={styles.heart}
            onClick={() => {
              onHeart(chosen);
            }}
          >
            <Heart aria-hidden />
          </IconButton>
        </span>
      )}
      {chosen && (
        <IconButton
          label={`Fabrics that go with ${nameOfFabric(chosen)}`}
          className={styles.goesWith}
          onClick={() => {
            onBeside(chosen);
          }}
        >
          <Blend aria-hidden />
        </IconButton>
      )}
      <span role="status" className={looked ? 'visually-hidden' : styles.count}>
        {count !== null && `${count} ${count === 1 ? 'fabric' : 'fabrics'}`}
      </span>
    </div>
  );
}

interface NothingProps {
  paletteNum: number;
  wanted: Wanted;
  isOtherValue: boolean;
  onAnyValue: () => void;
}

/** Says why no fabric is shown, and what to do next. */
function Nothing({ paletteNum, wanted, isOtherValue, onAnyValue }: NothingProps) {
  if (isOtherValue)
    return (
      <div className={styles.nothing}>
        <p>{`None of these fabrics is ${wanted.value ?? 'here'}.`}</p>
        <Button onClick={onAnyValue}>Show all values</Button>
      </div>
    );
  if (isSearch(wanted))
    return (
      <p
        className={styles.quiet}
      >{`No fabric has the name “${wanted.words.trim()}”. Try a colour or a kind of print: navy, rust, plaid, dots.`}</p>
    );
  if (paletteNum === FAVOURITES)
    return (
      <div className={styles.nothing}>
        <Heart aria-hidden />
        <p>To make a fabric a favourite, press the heart on the fabric, or hold the fabric with a finger.</p>
      </div>
    );
  if (paletteNum === UPLOADS_PALETTE)
    return (
      <div className={styles.nothing}>
        <Upload aria-hidden />
        <p>Upload pictures of your own fabrics to use them in blocks and quilts.</p>
        <ButtonLink to="/fabric-uploading">Upload Fabrics</ButtonLink>
      </div>
    );
  return <p className={styles.quiet}>This palette has no fabrics yet. Try another palette.</p>;
}
