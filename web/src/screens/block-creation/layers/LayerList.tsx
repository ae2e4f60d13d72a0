import { counted } from '@quiltwright/shared/counted';
import { LIMITS } from '@quiltwright/shared/limits';
import { ArrowDown, ArrowUp, Eye, EyeOff, Lock, LockOpen, Plus, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import {
  canBeGrouped,
  wordsOfAddedLayer,
} from '@quiltwright/shared/model/created-block/arranging/layer-commands';
import { GroupButton } from '../../../panels/blocks/start/GroupButton';
import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import { Button, IconButton } from '../../../ui/basics/Button';
import { notify } from '../../../ui/basics/notify';
import { useChange } from '../../../ui/hooks/use-change';
import styles from './LayerList.module.css';
import { ShapeList } from '../shapes/ShapeList';
import type { CreationTable } from '../use-creation-table';

interface LayerListProps {
  table: CreationTable;
  fabric: FindFabric;
  hasHeading: boolean;
}

/**
 * The layers, topmost first, with the shapes of one of them: the working layer or the selection's layer, whichever
 * changed last.
 */
export function LayerList({ table, fabric, hasHeading }: LayerListProps) {
  const { drawing, selected, options, run, isAsked } = table;
  const { design } = drawing.document;
  const add = () => {
    const words = wordsOfAddedLayer(design);
    if (words !== null) notify(words);
    if (design.layers.length >= LIMITS.levels) return;
    run(act(commands.addLayer));
    table.hand.options.setState({ level: design.layers.length });
  };
  const offersGroups = useMemo(() => canBeGrouped(design), [design]);
  const levels = design.layers.map((_, level) => level).reverse();
  const [own, ...others] = new Set(selected.map(({ level }) => level));
  const ofSelected = others.length === 0 ? own : undefined;
  const [unfolded, setUnfolded] = useState(ofSelected ?? options.level);
  const unfoldSelected = () => {
    if (ofSelected !== undefined) setUnfolded(ofSelected);
  };
  useChange(options.level, () => {
    setUnfolded(options.level);
  });
  useChange(ofSelected, unfoldSelected);
  useChange(drawing.selection, unfoldSelected);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAsked)
      section.current
        ?.querySelector('[data-selects]:not([aria-disabled=true])')
        ?.scrollIntoView({ block: 'nearest' });
  }, [isAsked]);
  return (
    <section
      ref={section}
      className={styles.section}
      aria-label="Layers & shapes"
      data-asked={isAsked || undefined}
    >
      <div className={styles.head}>
        <h2 className={hasHeading ? undefined : 'visually-hidden'}>Layers & shapes</h2>
        <Button look="quiet" onClick={add}>
          <Plus aria-hidden />
          Add layer
        </Button>
      </div>
      {offersGroups && (
        <GroupButton
          onGroup={() => {
            run(act(commands.groupIntoLayers));
            table.hand.toTopLayer();
          }}
        />
      )}
      <ol className={styles.layers} reversed>
        {levels.map((level) => (
          <Layer
            key={level}
            table={table}
            fabric={fabric}
            level={level}
            isUnfolded={level === Math.min(unfolded, design.layers.length - 1)}
            onUnfold={setUnfolded}
          />
        ))}
      </ol>
    </section>
  );
}

interface LayerProps {
  table: CreationTable;
  fabric: FindFabric;
  level: number;
  isUnfolded: boolean;
  onUnfold: (level: number) => void;
}

function Layer({ table: { drawing, run, options, hand }, fabric, level, isUnfolded, onUnfold }: LayerProps) {
  const { design } = drawing.document;
  const { isLocked, isHidden } = design.layers[level] ?? { isLocked: false, isHidden: false };
  const shapes = design.block.levels[level] ?? [];
  const name = `Layer ${level + 1}`;
  const isWorkedOn = options.level === level;
  const remove = act(commands.removeLayer, level);
  const moves = [
    { label: `Move ${name} up`, icon: ArrowUp, to: level + 1 },
    { label: `Move ${name} down`, icon: ArrowDown, to: level - 1 },
  ];
  return (
    <li className={styles.layer} data-chosen={isWorkedOn || undefined}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.name}
          aria-pressed={isWorkedOn}
          aria-expanded={isUnfolded}
          data-selects={!isUnfolded && shapes.length > 0 ? true : undefined}
          onClick={() => {
            hand.options.setState({ level, showsSpots: !(isWorkedOn && options.showsSpots) });
            onUnfold(level);
          }}
        >
          <b>{name}</b>
          <span>{counted(shapes.length, 'shape')}</span>
        </button>
        <IconButton
          label={isLocked ? `Unlock ${name}` : `Lock ${name}`}
          onClick={() => {
            run(act(commands.lockLayer, { level, isLocked: !isLocked }));
          }}
        >
          {isLocked ? <Lock aria-hidden /> : <LockOpen aria-hidden className={styles.off} />}
        </IconButton>
        <IconButton
          label={isHidden ? `Show ${name}` : `Hide ${name}`}
          onClick={() => {
            run(act(commands.hideLayer, { level, isHidden: !isHidden }));
          }}
        >
          {isHidden ? <EyeOff aria-hidden /> : <Eye aria-hidden className={styles.off} />}
        </IconButton>
      </div>
      {isUnfolded && (
        <>
          <div className={styles.line}>
            <Button
              look="quiet"
              data-selects
              disabled={shapes.length === 0 || isLocked || isHidden}
              onClick={() => {
                run(act(commands.selectLayer, level));
              }}
            >
              Select its shapes
            </Button>
            {moves.map(({ label, icon: Icon, to }) => {
              const action = act(commands.moveLayer, { from: level, to });
              return (
                <IconButton
                  key={label}
                  label={label}
                  disabled={!action.canRun(drawing)}
                  onClick={() => {
                    run(action);
                    onUnfold(to);
                  }}
                >
                  <Icon aria-hidden />
                </IconButton>
              );
            })}
            <IconButton
              label={`Remove ${name}`}
              disabled={!remove.canRun(drawing)}
              onClick={() => {
                run(remove);
                onUnfold(Math.max(0, level - 1));
                if (isWorkedOn) hand.options.setState({ level: Math.max(0, level - 1) });
              }}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </div>
          <ShapeList
            label={`Shapes of ${name}`}
            shapes={shapes}
            level={level}
            block={design.block}
            fabric={fabric}
            selection={drawing.selection}
            onShape={(shapeNum, isMore) => {
              run(act(isMore ? commands.selectMore : commands.select, [shapeNum]));
            }}
          />
        </>
      )}
    </li>
  );
}
