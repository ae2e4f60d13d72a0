import './bench.css';
import { isStraight } from '@quiltwright/shared/geometry/outline';
import { shapeTypes } from '@quiltwright/shared/quilting/shapes/shape';
import { unitOutline } from '@quiltwright/shared/quilting/shapes/shape-outlines';
import { assertExists } from '@quiltwright/shared/result';
import Konva from 'konva';
import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import { createRoot } from 'react-dom/client';
import { Ellipse, Group, Layer, Line, Rect, Stage, Transformer } from 'react-konva';
import type { PlainBlock } from './page-api';

/* An editor of shapes as in react-konva’s documentation: each shape is a draggable node, and a Transformer holds the
   selected ones. A drawn box selects the shapes that it touches. Ctrl+A selects all, Escape none. */

/** The distance of the block from the left and the top of the window, in pixels. `SIDE` is the block's side. */
const CORNER = 100;
const SIDE = 600;

type Shapes = PlainBlock['shapes'];
type Nodes = Map<number, Konva.Shape>;

interface Marquee {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The shapes of the block. Memoised, so selecting other shapes doesn't render them again. */
const Patches = memo(function Patches({ shapes, nodes }: { shapes: Shapes; nodes: Nodes }) {
  return shapes.map(([number, x, y, width, height, fabric], index) => {
    const type = assertExists(
      shapeTypes.find((each) => each === number),
      'a type of shape',
    );
    const outline = unitOutline(type);
    const common = {
      fill: `hsl(${fabric * 40} 50% 50%)`,
      draggable: true,
      ref: (node: Konva.Shape | null) => {
        if (node) nodes.set(index, node);
      },
    };
    if (type === 1) return <Rect key={index} x={x} y={y} width={width} height={height} {...common} />;
    if (!isStraight(outline)) {
      const [radiusX, radiusY] = [width / 2, height / 2];
      return (
        <Ellipse
          key={index}
          x={x + radiusX}
          y={y + radiusY}
          radiusX={radiusX}
          radiusY={radiusY}
          {...common}
        />
      );
    }
    const points = outline.flatMap(({ to }) => [to.x * width, to.y * height]);
    return <Line key={index} x={x} y={y} points={points} closed {...common} />;
  });
});

function Editor({ shapes }: { shapes: Shapes }) {
  const [selected, setSelected] = useState<readonly number[]>([]);
  const [marquee, setMarquee] = useState<Marquee | null>(null);
  const [nodes] = useState<Nodes>(() => new Map());
  const transformer = useRef<Konva.Transformer>(null);
  useSelectionKeys(shapes.length, setSelected);
  useEffect(() => {
    transformer.current?.nodes(selected.flatMap((index) => nodes.get(index) ?? []));
  }, [selected, nodes]);
  const start = useRef<{ x: number; y: number }>(null);
  const group = useRef<Konva.Group>(null);

  const follow = (): void => {
    const at = group.current?.getRelativePointerPosition();
    if (!at || !start.current) return;
    const box = {
      x: Math.min(at.x, start.current.x),
      y: Math.min(at.y, start.current.y),
      width: Math.abs(at.x - start.current.x),
      height: Math.abs(at.y - start.current.y),
    };
    setMarquee(box);
    setSelected(touched(nodes, box, group));
  };
  return (
    <Stage
      width={innerWidth}
      height={innerHeight}
      onMouseDown={({ target }) => {
        if (target !== target.getStage()) return;
        start.current = group.current?.getRelativePointerPosition() ?? null;
        setSelected([]);
      }}
      onMouseMove={follow}
      onMouseUp={() => {
        start.current = null;
        setMarquee(null);
      }}
    >
      <Layer>
        <Group ref={group} x={CORNER} y={CORNER} scaleX={SIDE / 1000} scaleY={SIDE / 1000}>
          <Patches shapes={shapes} nodes={nodes} />
          {marquee && <Rect {...marquee} fill="rgb(0 0 255 / 20%)" listening={false} />}
        </Group>
        <Transformer ref={transformer} />
      </Layer>
    </Stage>
  );
}

function touched(nodes: Nodes, box: Marquee, group: RefObject<Konva.Group | null>): number[] {
  const relativeTo = assertExists(group.current, 'the group of the shapes');
  return [...nodes].flatMap(([index, node]) =>
    Konva.Util.haveIntersection(box, node.getClientRect({ relativeTo })) ? [index] : [],
  );
}

function useSelectionKeys(count: number, select: (indices: readonly number[]) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') select([]);
      if (event.key !== 'a' || !event.ctrlKey) return;
      event.preventDefault();
      select(Array.from({ length: count }, (_, index) => index));
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  }, [count, select]);
}

const root = createRoot(assertExists(document.getElementById('root'), 'the root element'));

window.konvaEditor = {
  corner: CORNER,
  side: SIDE,
  open: ({ shapes }) => {
    root.render(<Editor shapes={shapes} />);
  },
};
