function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
}

/** Returns the time of `work` in milliseconds: the median over rounds of `repeats` runs each, after a warm-up run. */
export async function timed(rounds: number, repeats: number, work: () => unknown): Promise<number> {
  const times: number[] = [];
  await work();
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    for (let repeat = 0; repeat < repeats; repeat++) {
      const answer = work();
      if (answer instanceof Promise) await answer;
    }
    times.push((performance.now() - started) / repeats);
  }
  return median(times);
}
