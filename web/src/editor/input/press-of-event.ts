import type { Position } from '../../render/camera/camera';
import type { Device, Modifiers, Press, Role } from './press';

/** Returns the position of an event, in pixels of the page. */
export function positionOf({ clientX, clientY }: MouseEvent): Position {
  return { x: clientX, y: clientY };
}

/** Returns the device of an event. Unknown devices count as mice. */
export function deviceOf({ pointerType }: PointerEvent): Device {
  return pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
}

/** Returns the modifier keys that are down. The command key counts as Ctrl. */
export function modifiersOf({ shiftKey, altKey, ctrlKey, metaKey }: MouseEvent | KeyboardEvent): Modifiers {
  return { shift: shiftKey, alt: altKey, ctrl: ctrlKey || metaKey };
}

/**
 * Returns a new press at the position of a pointer event. `role` says what the press can do to the canvas, for example
 * move the view.
 */
export function pressOf(event: PointerEvent, role: Role): Press {
  const at = positionOf(event);
  return {
    id: event.pointerId,
    device: deviceOf(event),
    button: event.button === 1 ? 'middle' : 'first',
    role,
    canHold: false,
    modifiers: modifiersOf(event),
    start: at,
    at,
  };
}
