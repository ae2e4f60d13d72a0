import { benefits, latest } from './benefits';
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

/** The features that were added last, under a heading that says so. */
export function Latest() {
  return (
    <Points>
      {latest.map((thing) => (
        <Point key={thing} isNew>
          {thing}
        </Point>
      ))}
    </Points>
  );
}
