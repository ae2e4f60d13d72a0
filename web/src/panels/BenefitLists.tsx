import { isLater } from './later-screens';
import { benefits, coming } from './benefits';
import { Point, Points } from './Points';
import { Soon } from './Soon';

/** What subscribers get: ticked where it is there, marked where it isn't yet. */
export function Benefits() {
  return (
    <Points>
      {benefits.map(({ text, screen = '' }) => (
        <Point key={text} isComing={isLater(screen)}>
          {text}
          <Soon screen={screen} />
        </Point>
      ))}
    </Points>
  );
}

/** What else is announced and not there yet; it stands under a heading that says so. */
export function Coming() {
  return (
    <Points>
      {coming.map((thing) => (
        <Point key={thing} isComing>
          {thing}
        </Point>
      ))}
    </Points>
  );
}
