import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { Blend, Heart, HeartOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useMade } from '../../../server/session/use-tab';
import { createOwnPictures, picturesIn } from '../../../server/uploads/own-pictures';
import { useOnline } from '../../../server/calls/use-online';
import { Segments } from '../../../ui/fields/Segments';
import { ContextMenu } from '../../../ui/menus/ContextMenu';
import { useLatest } from '../../../ui/hooks/use-latest';
import type { DragSource } from '../../controls/drag-source';
import { FailureNote } from '../../../page/forms/FailureNote';
import { ClothInUse, type InUse } from './ClothInUse';
import { LiveAnnouncement } from '../../../ui/LiveAnnouncement';
import { useAnnouncer } from '../../../ui/hooks/use-announcement';
import { nameOfFabric } from '../finding/fabric-search';
import { AddOwnTile } from '../swatch/AddOwnTile';
import styles from './FabricPalette.module.css';
import { nameOfPalette } from './palette-contents';
import { NoFabrics } from './NoFabrics';
import { PaletteFind, type Shown } from './PaletteFind';
import { FoundTitle, PaletteHead } from './PaletteHead';
import { RecentFabrics } from './RecentFabrics';
import { Swatches } from './Swatches';
import { anything, isSearch, useCloth } from './use-cloth';

interface FabricPaletteProps {
  /** The number of a palette or a collection, or `FAVOURITES`. */
  paletteNum: number;
  /** The number of the fabric that is shown as chosen; 0 for none. */
  chosen: number;
  /** True if there is little room. The search and the recently used fabrics are then behind buttons. */
  compact?: boolean;
  /** The number of swatches that fit side by side. */
  row?: number;
  /** True if the palette closes once a fabric is used. Then the recently used fabrics don't change while it is open. */
  isBrief?: boolean;
  inUse: InUse;
  /** The part that gets the next fabric, in words for the middle of a sentence; null if it isn't known. */
  onto?: string | null;
  /** Starts dragging a fabric out of the palette; absent if fabrics can't be dragged. */
  drag?: DragSource<Fabric>;
  onPalette: (paletteNum: number) => void;
  onFabric: (fabric: Fabric) => void;
  /** Called with the fabric to preview; null ends the preview. */
  onPeek: (fabric: Fabric | null) => void;
}

/** The fabrics while none are loaded. */
const NONE: readonly Fabric[] = [];

/**
 * The panel in which a quilter chooses fabrics from a palette or a collection, or by a search. The search finds
 * fabrics by name, by colour, and by value (light, medium or dark). The panel also shows the open design's fabrics,
 * the recently used fabrics and the favourites.
 */
export function FabricPalette({
  paletteNum,
  chosen,
  compact = false,
  row = 4,
  isBrief = false,
  inUse,
  onto = null,
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
  /** Adds or removes a favourite, and announces the change, because no button shows it. */
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
  const pictures = useMade(createOwnPictures);
  const takeOwn = useLatest(onFabric);
  const addOwn = useMemo(() => <AddOwnTile onFabric={takeOwn} onto={onto} />, [takeOwn, onto]);
  const name = nameOfPalette(paletteNum);
  const seekBeside = (fabric: Fabric) => {
    setWanted({ ...anything, value: wanted.value, beside: fabric });
  };
  const inMenu = menu !== null && favourites.isFavourite.has(menu.fabric.fabricNum);

  return (
    <div
      className={styles.palette}
      onDrop={(event) => {
        const files = picturesIn(event.dataTransfer);
        if (files.length === 0) return;
        event.preventDefault();
        pictures.add(files, takeOwn, onto);
      }}
    >
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
      <section className={styles.fabrics} aria-label={isSearching ? 'Fabrics found' : `${name} fabrics`}>
        <PaletteHead
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
        <div role="status" className={styles.status} data-pending={isPending || undefined}>
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
          <NoFabrics
            paletteNum={paletteNum}
            wanted={wanted}
            isOtherValue={isOtherValue}
            onAnyValue={() => {
              setWanted({ ...wanted, value: null });
            }}
          />
        )}
        <Swatches
          fabrics={isPending ? NONE : fabrics}
          first={isSearching ? undefined : addOwn}
          {...swatches}
        />
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
