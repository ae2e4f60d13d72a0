import { counted } from '@quiltwright/shared/counted';
import { LIMITS } from '@quiltwright/shared/limits';
import { ArrowDown, ArrowUp, Eye, EyeOff, Lock, LockOpen, Plus, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import {
  canBeGrouped,
  describeAddedLayer,
} from '@quiltwright/shared/model/created-block/arranging/layer-commands';
import { levelOf } from '@quiltwright/shared/model/created-block/design-layers';
import { GroupButton } from '../../../panels/blocks/start/GroupButton';
import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import { Button, IconButton } from '../../../ui/basics/Button';
import { notify } from '../../../ui/basics/notify';
import { useChange } from '../../../ui/hooks/use-change';
import styles from './LayerList.module.css';
import { ShapeList } from '../shapes/ShapeList';
import type { CreationEditor } from '../use-creation-editor';

interface LayerListProps {
  editor: CreationEditor;
  fabric: FindFabric;
  hasHeading: boolean;
}

/**
 * The list of layers, topmost first. One layer also shows its shapes: the layer to which new shapes go or the layer
 * of the selection, whichever changed last.
 */
export function LayerList({ editor, fabric, hasHeading }: LayerListProps) {
  const { drawing, selected, options, run, isAsked } = editor;
  const { design } = drawing.document;
  const add = () => {
    const words = describeAddedLayer(design);
    if (words !== null) notify(words);
    if (design.layers.length >= LIMITS.levels) return;
    run(act(commands.addLayer));
    const added = editor.editing.drawing().document.design.layers.at(-1);
    if (added) editor.editing.options.setState({ layer: added.id });
  };
  const offersGroups = useMemo(() => canBeGrouped(design), [design]);
  const layers = design.layers.map(({ id }) => id).reverse();
  const [own, ...others] = new Set(selected.map(({ layer }) => layer));
  const ofSelected = others.length === 0 ? own : undefined;
  const [unfolded, setUnfolded] = useState(ofSelected ?? options.layer);
  const unfoldSelected = () => {
    if (ofSelected !== undefined) setUnfolded(ofSelected);
  };
  useChange(options.layer, () => {
    setUnfolded(options.layer);
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
            editor.editing.toTopLayer();
          }}
        />
      )}
      <ol className={styles.layers} reversed>
        {layers.map((id) => (
          <Layer
            key={id}
            editor={editor}
            fabric={fabric}
            id={id}
            isUnfolded={id === (layers.includes(unfolded) ? unfolded : options.layer)}
            onUnfold={setUnfolded}
          />
        ))}
      </ol>
    </section>
  );
}

interface LayerProps {
  editor: CreationEditor;
  fabric: FindFabric;
  id: number;
  isUnfolded: boolean;
  onUnfold: (id: number) => void;
}

function Layer({ editor: { drawing, run, options, editing }, fabric, id, isUnfolded, onUnfold }: LayerProps) {
  const { design } = drawing.document;
  const level = levelOf(design, id);
  const { isLocked = false, isHidden = false } = design.layers[level] ?? {};
  const above = design.layers[level + 1];
  const below = design.layers[level - 1];
  const shapes = design.block.levels[level] ?? [];
  const name = `Layer ${level + 1}`;
  const isWorkedOn = options.layer === id;
  const remove = act(commands.removeLayer, { layer: id });
  const moves = [
    { label: `Move ${name} up`, icon: ArrowUp, to: above },
    { label: `Move ${name} down`, icon: ArrowDown, to: below },
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
            editing.options.setState({ layer: id, showsSpots: !(isWorkedOn && options.showsSpots) });
            onUnfold(id);
          }}
        >
          <b>{name}</b>
          <span>{counted(shapes.length, 'shape')}</span>
        </button>
        <IconButton
          label={isLocked ? `Unlock ${name}` : `Lock ${name}`}
          onClick={() => {
            run(act(commands.lockLayer, { layer: id, isLocked: !isLocked }));
          }}
        >
          {isLocked ? <Lock aria-hidden /> : <LockOpen aria-hidden className={styles.off} />}
        </IconButton>
        <IconButton
          label={isHidden ? `Show ${name}` : `Hide ${name}`}
          onClick={() => {
            run(act(commands.hideLayer, { layer: id, isHidden: !isHidden }));
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
                run(act(commands.selectLayer, { layer: id }));
              }}
            >
              Select its shapes
            </Button>
            {moves.map(({ label, icon: Icon, to }) => (
              <IconButton
                key={label}
                label={label}
                disabled={!to}
                onClick={() => {
                  if (to) run(act(commands.moveLayer, { layer: id, to: to.id }));
                }}
              >
                <Icon aria-hidden />
              </IconButton>
            ))}
            <IconButton
              label={`Remove ${name}`}
              disabled={!remove.canRun(drawing)}
              onClick={() => {
                run(remove);
                const next = (below ?? above)?.id ?? id;
                onUnfold(next);
                if (isWorkedOn) editing.options.setState({ layer: next });
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
