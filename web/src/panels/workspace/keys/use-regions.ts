import { useEffect, useEffectEvent } from 'react';
import { isPressed } from '../../../editor/shortcuts';
import { focusMain } from '../../../ui/hooks/focus-main';

/** Matches the named parts of an editor. */
const REGIONS = 'header, nav[aria-label], aside, main';

const STOPS = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Moves the focus between the parts of an editor: the bar, the panels and the canvas. F6 goes forward, and Shift and F6
 * go back. In each part, the focus goes to the place where it was last, or to the first control.
 */
export function useRegions(): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const by = isPressed('nextRegion', event) ? 1 : isPressed('previousRegion', event) ? -1 : 0;
    const { target } = event;
    if (by === 0 || !(target instanceof Element) || target.closest('[role=dialog], [role=menu]')) return;
    event.preventDefault();
    const regions = [...document.querySelectorAll<HTMLElement>(REGIONS)].filter(
      (region) => isMain(region) || firstStop(region) !== null,
    );
    const here = regions.findIndex((region) => region.contains(target));
    const left = regions[here];
    if (left) lastStops.set(left, target);
    // If the focus is in no part, it goes to the canvas.
    const next = here < 0 ? regions.find(isMain) : regions.at((here + by) % regions.length);
    if (next) enter(next);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listen);
    return () => {
      removeEventListener('keydown', listen);
    };
  }, []);
}

/** The element that had the focus last in each part of an editor, by the part's element. */
const lastStops = new WeakMap<Element, Element>();

function enter(region: HTMLElement): void {
  if (isMain(region)) {
    focusMain();
    return;
  }
  const last = lastStops.get(region);
  const stop = last && region.contains(last) && isStop(last) ? last : firstStop(region);
  if (stop instanceof HTMLElement) stop.focus();
}

function isMain(region: HTMLElement): boolean {
  return region.localName === 'main';
}

function firstStop(region: HTMLElement): Element | null {
  return [...region.querySelectorAll(STOPS)].find(isStop) ?? null;
}

/** True if the Tab key reaches an element. The link that skips the header is left out. */
function isStop(element: Element): boolean {
  return (
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [href="#main"]') &&
    element.getClientRects().length > 0
  );
}
