import { CLOSEST, fitted, inside, zoomed, type View } from './fitted';
import { SewnCanvas, type SewnState } from './sewn-canvas';

/*
 * Look closer: the design of a shared page as large as the window. The page fetches this script when the button is
 * pressed.
 *
 * If friends may colour or keep a copy, the page's server gives them the design, and the painter of the editors draws
 * it as sewn over the picture. Otherwise friends may only look: the design stays on the server, and they see the
 * picture that the server made.
 */

/** The factor of one press on a zoom button or key. */
const STEP = 1.5;
/** The number of pixels by which an arrow key moves the picture. */
const MOVE = 80;

/** The largest scale of a design as sewn, in pixels per inch: twice life size, as in the editors. */
const CLOSEST_SEWN = 192;

const stateWords: Record<SewnState, string> = {
  painting: 'Drawing it as sewn…',
  painted: '',
  failed: 'It could not be drawn as sewn. This is its picture.',
};

/**
 * Opens the design as large as the window. The wheel, a pinch, buttons, keys and a double press zoom. Dragging and the
 * arrow keys move the design.
 * @param opener the button that gets the focus back
 */
function lookCloser(opener: HTMLElement): void {
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
  const stage = document.createElement('div');
  stage.append(picture);
  const status = document.createElement('p');
  status.className = 'closer-status';
  status.setAttribute('role', 'status');
  const room = () => ({ width: window.innerWidth, height: window.innerHeight });

  const page = document.getElementById('main')?.dataset['page'];
  const inches = opener.dataset['inches'];
  /** The pixels of the picture for an inch of the design. */
  const density = size.width / Number(inches);
  let sewn = page === undefined || inches === undefined ? null : openSewn(page);
  let view: View = fitted(size, room());
  const show = (next: View) => {
    view = next;
    picture.style.transform = `translate(${String(view.x)}px, ${String(view.y)}px) scale(${String(view.scale)})`;
    sewn?.show({ ...view, scale: view.scale * density }, room());
  };
  const middle = () => ({ x: room().width / 2, y: room().height / 2 });
  const zoom = (factor: number, at = middle()) => {
    const closest = sewn ? Math.max(CLOSEST_SEWN / density, 2 * fitted(size, room()).scale) : CLOSEST;
    show(zoomed(view, factor, at, size, room(), closest));
  };
  const move = (x: number, y: number) => {
    show(inside({ ...view, x: view.x + x, y: view.y + y }, size, room()));
  };
  const whole = () => {
    show(fitted(size, room()));
  };

  function openSewn(token: string): SewnCanvas {
    const canvas = new SewnCanvas(token, (state) => {
      status.textContent = stateWords[state];
      canvas.element.dataset['state'] = state;
      if (state !== 'failed') return;
      canvas.element.remove();
      sewn = null;
      zoom(1);
    });
    status.textContent = stateWords.painting;
    canvas.element.setAttribute('aria-hidden', 'true');
    stage.append(canvas.element);
    return canvas;
  }

  const bar = document.createElement('p');
  bar.className = 'closer-bar';
  bar.append(
    newButton('Zoom out', icons.out, () => zoom(1 / STEP)),
    newButton('Show the whole picture', icons.whole, whole),
    newButton('Zoom in', icons.in, () => zoom(STEP)),
  );
  const close = newButton('Close', icons.close, () => dialog.close());
  close.className = 'closer-close';
  dialog.append(close, stage, status, bar);

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
      // Browsers report a pinch on the trackpad as a wheel event with the Ctrl key, in small steps.
      zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 300)), { x: event.clientX, y: event.clientY });
    },
    { passive: false },
  );
  followFingers(stage, { zoom, move });
  stage.addEventListener('dblclick', ({ clientX: x, clientY: y }) => {
    if (view.scale > 1.01 * fitted(size, room()).scale) whole();
    else zoom(STEP ** 3, { x, y });
  });
  window.addEventListener('resize', whole);
  dialog.addEventListener('close', () => {
    window.removeEventListener('resize', whole);
    sewn?.close();
    dialog.remove();
    opener.focus();
  });
  document.body.append(dialog);
  whole();
  dialog.showModal();
}

/** The paths of icons of Lucide. */
const icons = {
  out: '<path d="M5 12h14"/>',
  in: '<path d="M5 12h14"/><path d="M12 5v14"/>',
  whole:
    '<path d="M8 3H5a2 2 0 0 0-2 2v3"/><path d="M21 8V5a2 2 0 0 0-2-2h-3"/><path d="M3 16v3a2 2 0 0 0 2 2h3"/><path d="M16 21h3a2 2 0 0 0 2-2v-3"/>',
  close: '<path d="M18 6 6 18"/><path d="m6 6 12 12"/>',
};

function newButton(label: string, icon: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.innerHTML = `<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${icon}</svg>`;
  button.title = label;
  button.setAttribute('aria-label', label);
  button.addEventListener('click', press);
  return button;
}

interface Moves {
  zoom: (factor: number, at: { x: number; y: number }) => void;
  move: (x: number, y: number) => void;
}

/** Moves the picture with one finger or the mouse, and zooms with two fingers. */
function followFingers(stage: HTMLElement, { zoom, move }: Moves): void {
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
  stage.addEventListener('pointerdown', (event) => {
    stage.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  stage.addEventListener('pointermove', (event) => {
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
  stage.addEventListener('pointerup', end);
  stage.addEventListener('pointercancel', end);
}

const button = document.getElementById('look-closer');
if (button) {
  button.addEventListener('click', () => {
    lookCloser(button);
  });
  lookCloser(button);
}
