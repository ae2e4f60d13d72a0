import { benefits, coming } from './benefits';
import { Point, Points } from './Points';

/** What subscribers get. */
export function Benefits() {
  return (
    <Points>
      {benefits.map((text) => (
        <Point key={text}>{text}</Point>
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
