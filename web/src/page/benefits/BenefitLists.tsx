import { benefits, coming } from './benefits';
import { Point, Points } from './Points';

/** A list of the benefits of a subscription. */
export function Benefits() {
  return (
    <Points>
      {benefits.map((text) => (
        <Point key={text}>{text}</Point>
      ))}
    </Points>
  );
}

/** Announced features that don't exist yet, under a heading that says so. */
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
