/** The ways to start a free form quilt. */
export const starts = ['grid', 'sampler', 'medallion', 'checkerboard', 'chain'] as const;
export type Start = (typeof starts)[number];

export const startNames: Readonly<Record<Start, string>> = {
  grid: 'One block repeated',
  sampler: 'Sampler with sashing',
  medallion: 'Medallion',
  checkerboard: 'Checkerboard',
  chain: 'Diagonal chain',
};

/** The names of ways to start a quilt that only earlier versions had. Saved histories may contain these names. */
export const formerStartNames = { rows: 'Rows', columns: 'Columns' } as const;
export type FormerStart = keyof typeof formerStartNames;
