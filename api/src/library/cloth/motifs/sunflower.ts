import { type Brush } from '../shapes/brush.js';
import { disc, leaf, pebble, ribbon } from '../shapes/outline.js';
import { type Random } from '../texture/random.js';
import { type BlossomInks } from './flowers.js';

/**
 * Draws a sunflower, or a dahlia in other colours: two rounds of pointed petals around a broad disc of seeds.
 */
export function sunflower(brush: Brush, random: Random, radius: number, inks: BlossomInks): void {
  for (const [count, reach] of [
    [17, 1],
    [15, 0.88],
  ] as const) {
    const start = random.turn();
    for (let i = 0; i < count; i++) {
      const one = brush
        .at(0, 0, start + ((i + random.around(0, 0.15)) * 2 * Math.PI) / count)
        .at(0.24 * radius, 0);
      const length = (reach - 0.24) * radius * random.around(1, 0.08);
      const [width, bend] = [0.3 * radius, random.around(0, 0.07)];
      one.fill(inks.rim, leaf(length, width, bend));
      one.at(0.01, 0).fill(reach === 1 ? inks.body : inks.glow, leaf(length * 0.93, width * 0.82, bend));
      one.fill(
        inks.streak,
        ribbon(
          [
            [0, 0],
            [length * 0.4, 1.2 * bend * length],
            [length * 0.72, 2 * bend * length],
          ],
          (t) => 0.05 * radius * (1 - t),
        ),
      );
    }
  }
  brush.fill(inks.streak, pebble(random, radius * 0.39));
  brush.fill(inks.pip, pebble(random, radius * 0.36));
  for (let i = 0; i < 70; i++) {
    const [angle, r] = [i * 2.39996, radius * 0.041 * Math.sqrt(i)];
    brush.fill(
      i % 3 === 0 ? inks.streak : inks.eye,
      disc(radius * (0.014 + 0.00015 * i), r * Math.cos(angle), r * Math.sin(angle)),
    );
  }
}
