import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { Component, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Part } from '../../canvas/hit-test';
import { QuiltCanvas, type FabricDrag } from '../../canvas/QuiltCanvas';
import { quiltCommands } from '../../document/quilt-commands';
import { run } from '../../document/quilt-store';
import { FailureNote } from '../../panels/FailureNote';
import { Button } from '../../ui/Button';
import styles from './QuiltView.module.css';
import { quiltLabel } from './quilt-words';
import { sizeOptions } from './SizeSection';
import { dressedTarget, outlinedPart, partsAlongWith, type Target } from './target';
import type { Trial } from './use-colouring';
import type { FindFabric } from './use-quilt';
import { useScene } from './use-scene';

interface QuiltViewProps {
  quilt: Quilt;
  fabric: FindFabric;
  target: Target | null;
  /** A fabric that is held over the quilt. */
  trial: Trial | null;
  drag: FabricDrag;
  isGuest: boolean;
  onPick: (part: Part | null) => void;
  onPickUp: (part: Part | null) => void;
  onPointer: (inches: { x: number; y: number } | null) => void;
  onChooseBlock: () => void;
}

/** The middle of the workspace: the quilt, or what to do for there to be one. */
export function QuiltView({
  quilt,
  fabric,
  target,
  trial,
  drag,
  isGuest,
  onPick,
  onPickUp,
  onPointer,
  onChooseBlock,
}: QuiltViewProps) {
  const hasSize = quilt.generatingSize !== 0;
  const seen = trial?.quilt ?? quilt;
  const shown = trial ? dressedTarget(trial.target, trial.fabric.fabricNum) : target;
  const { scene, failure, retry } = useScene(hasSize ? seen : null);
  const [tapped, setTapped] = useState<Part | null>(null);
  if (!hasSize) return <FirstSize quilt={quilt} isGuest={isGuest} />;
  const aimedAt = trial?.part ?? null;
  const isBlank = quilt.blocks.every(({ blockNum }) => blockNum === 0);
  return (
    <div className={styles.view}>
      <CanvasBoundary>
        <QuiltCanvas
          scene={scene}
          fabric={fabric}
          selected={aimedAt ?? (scene && shown && outlinedPart(seen, scene, shown, tapped))}
          aimed={scene && aimedAt ? partsAlongWith(scene, aimedAt) : []}
          onPick={(part) => {
            setTapped(part);
            onPick(part);
          }}
          onHold={onPickUp}
          onPointer={onPointer}
          onUndo={() => {
            run(quiltCommands.undo);
          }}
          onRedo={() => {
            run(quiltCommands.redo);
          }}
          drag={{
            ...drag,
            onDrop(fabric, part) {
              setTapped(part);
              drag.onDrop(fabric, part);
            },
          }}
          label={quiltLabel(quilt)}
        />
      </CanvasBoundary>
      {isBlank && !failure && (
        <div className={styles.next}>
          <p>Now choose the block that your quilt is made of.</p>
          <Button onClick={onChooseBlock}>Choose Block 1</Button>
        </div>
      )}
      {failure && (
        <div className={styles.failure}>
          <FailureNote message={failure.message} onRetry={retry} />
        </div>
      )}
    </div>
  );
}

/** The empty table: sizes to choose from. */
function FirstSize({ quilt, isGuest }: { quilt: Quilt; isGuest: boolean }) {
  return (
    <div className={styles.empty}>
      <div className={styles.first}>
        <h2>First select a quilt size</h2>
        <p className={styles.quiet}>Everything else can be changed afterwards, the size too.</p>
        <ul className={styles.sizes}>
          {sizeOptions(quilt).map(({ value, name, detail }) => (
            <li key={value}>
              <button
                type="button"
                className={styles.size}
                onClick={() => {
                  run(quiltCommands.chooseSize(value));
                }}
              >
                <strong>{name}</strong>
                <span>{detail}</span>
              </button>
            </li>
          ))}
        </ul>
        {isGuest && (
          <p className={styles.quiet}>
            You are testing it out as a guest: quilts can’t be saved. <Link to="/subscribe">Subscribe</Link>
          </p>
        )}
      </div>
    </div>
  );
}

/** Keeps a fault of the drawing from taking the panels with it. */
class CanvasBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={styles.failure}>
        <FailureNote
          message="The quilt could not be drawn. It is still here, and you can save it."
          onRetry={() => {
            this.setState({ failed: false });
          }}
        />
      </div>
    );
  }
}
