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

/** A list of the newest features. Each has a sparkle in place of a check mark. */
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
