/** The ways to start a free form quilt. */
export const starts = ['grid', 'sampler', 'medallion', 'rows', 'columns'] as const;
export type Start = (typeof starts)[number];

export const startNames: Readonly<Record<Start, string>> = {
  grid: 'Grid of one block',
  sampler: 'Sampler with sashing',
  medallion: 'Medallion',
  rows: 'Rows',
  columns: 'Columns',
};
