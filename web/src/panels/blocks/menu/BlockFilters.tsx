import { Select } from '../../../ui/fields/Select';
import type { BlockFilter, Facet, Facets } from '../list/block-search';
import styles from './BlockFilters.module.css';

interface BlockFiltersProps {
  facets: Facets;
  filter: BlockFilter;
  onFilter: (filter: BlockFilter) => void;
}

/** Menus side by side that narrow a list of blocks to a family, a grid or a difficulty. */
export function BlockFilters({ facets, filter, onFilter }: BlockFiltersProps) {
  return (
    <div className={styles.filters}>
      <FacetMenu
        label="Family"
        all="All families"
        facets={facets.families}
        value={filter.family}
        onChoose={(family) => {
          onFilter({ ...filter, family });
        }}
      />
      <FacetMenu
        label="Grid"
        all="All grids"
        facets={facets.grids}
        value={filter.grid}
        onChoose={(grid) => {
          onFilter({ ...filter, grid });
        }}
      />
      <FacetMenu
        label="Difficulty"
        all="Easy to hard"
        facets={facets.difficulties}
        value={filter.difficulty}
        onChoose={(difficulty) => {
          onFilter({ ...filter, difficulty });
        }}
      />
    </div>
  );
}

const ALL = 'all';

interface FacetMenuProps<Value extends string | number> {
  label: string;
  /** The words of the option that allows all values. */
  all: string;
  facets: readonly Facet<Value>[];
  value: Value | null;
  onChoose: (value: Value | null) => void;
}

function FacetMenu<Value extends string | number>({
  label,
  all,
  facets,
  value,
  onChoose,
}: FacetMenuProps<Value>) {
  const options = facets.map(({ value: of, name, count }) => ({ value: of, name, detail: String(count) }));
  return (
    <Select<Value | typeof ALL>
      label={label}
      labelHidden
      look={value === null ? 'chip' : 'marked chip'}
      options={[{ value: ALL, name: all, short: label }, ...options]}
      value={value ?? ALL}
      onChoose={(chosen) => {
        onChoose(options.find((option) => option.value === chosen)?.value ?? null);
      }}
    />
  );
}
