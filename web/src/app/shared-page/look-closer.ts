import './look-closer.css';
import { fitted, inside, zoomed, type View } from './fitted';

/** The factor of one press on a zoom button or key. */
const STEP = 1.5;
/** The number of pixels by which an arrow key moves the picture. */
const MOVE = 80;

/**
 * Opens the picture as large as the window. It zooms by wheel, pinch, buttons and keys, and moves by dragging or with
 * the arrow keys.
 * @param opener the button that gets the focus back
 */
export function lookCloser(opener: HTMLElement): void {
  const shown = document.querySelector<HTMLImageElement>('#shared-picture img');
  if (!shown) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'closer';
  dialog.setAttribute(
    'aria-label',
    `${document.querySelector('h1')?.textContent ?? 'The picture'}, close up`,
  );
  const picture = document.createElement('img');
  picture.src = shown.currentSrc;
  picture.alt = shown.alt;
  picture.draggable = false;
  // The attributes have the size of the picture itself. The properties have the size at which it is shown.
  const size = { width: Number(shown.getAttribute('width')), height: Number(shown.getAttribute('height')) };
  picture.width = size.width;
  picture.height = size.height;
  picture.style.transformOrigin = '0 0';
  const room = () => ({ width: window.innerWidth, height: window.innerHeight });
  let view: View = fitted(size, room());
  const show = (next: View) => {
    view = next;
    picture.style.transform = `translate(${String(view.x)}px, ${String(view.y)}px) scale(${String(view.scale)})`;
  };
  const middle = () => ({ x: room().width / 2, y: room().height / 2 });
  const zoom = (factor: number, at = middle()) => {
    show(zoomed(view, factor, at, size, room()));
  };
  const move = (x: number, y: number) => {
    show(inside({ ...view, x: view.x + x, y: view.y + y }, size, room()));
  };
  const whole = () => {
    show(fitted(size, room()));
  };

  const bar = document.createElement('p');
  const buttons: readonly [label: string, text: string, press: () => void][] = [
    ['Zoom out', '−', () => zoom(1 / STEP)],
    ['Show the whole picture', 'Whole', whole],
    ['Zoom in', '+', () => zoom(STEP)],
    ['Close', 'Close', () => dialog.close()],
  ];
  bar.append(
    ...buttons.map(([label, text, press]) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = text;
      button.setAttribute('aria-label', label);
      button.addEventListener('click', press);
      return button;
    }),
  );
  dialog.append(picture, bar);

  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoom(STEP),
    '=': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    Home: whole,
    ArrowLeft: () => move(MOVE, 0),
    ArrowRight: () => move(-MOVE, 0),
    ArrowUp: () => move(0, MOVE),
    ArrowDown: () => move(0, -MOVE),
  };
  dialog.addEventListener('keydown', (event) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  });
  dialog.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
    },
    { passive: false },
  );
  followFingers(picture, { zoom, move });
  window.addEventListener('resize', whole);
  dialog.addEventListener('close', () => {
    window.removeEventListener('resize', whole);
    dialog.remove();
    opener.focus();
  });
  document.body.append(dialog);
  whole();
  dialog.showModal();
}

interface Moves {
  zoom: (factor: number, at: { x: number; y: number }) => void;
  move: (x: number, y: number) => void;
}

/** Moves the picture with one finger or the mouse, and zooms with two fingers. */
function followFingers(picture: HTMLElement, { zoom, move }: Moves): void {
  const fingers = new Map<number, { x: number; y: number }>();
  const centre = () => {
    const all = [...fingers.values()];
    const sum = all.reduce((total, at) => ({ x: total.x + at.x, y: total.y + at.y }), { x: 0, y: 0 });
    return { x: sum.x / all.length, y: sum.y / all.length };
  };
  const spread = () => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  picture.addEventListener('pointerdown', (event) => {
    picture.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  picture.addEventListener('pointermove', (event) => {
    if (!fingers.has(event.pointerId)) return;
    const [before, apart] = [centre(), spread()];
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = centre();
    move(after.x - before.x, after.y - before.y);
    if (apart > 0) zoom(spread() / apart, after);
  });
  const end = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
  };
  picture.addEventListener('pointerup', end);
  picture.addEventListener('pointercancel', end);
}
