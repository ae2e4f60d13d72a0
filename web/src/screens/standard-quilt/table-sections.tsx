import { FolderOpen, Frame, Grid2x2, Info, Ruler, Shapes, SwatchBook } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Section } from '../../panels/workspace/section';
import styles from './sections.module.css';

export type SectionName = 'size' | 'layout' | 'blocks' | 'borders' | 'fabric' | 'quilts' | 'info';

interface Parts {
  size: ReactNode;
  layout: ReactNode;
  /** False while there is no quilt for them to go to. */
  blocks: ReactNode;
  blocksHeading: string;
  borders: ReactNode;
  /** What a fabric can go to; false for nothing. */
  chips: ReactNode;
  palette: ReactNode;
  quilts: ReactNode;
  info: ReactNode;
  note: ReactNode;
}

/** The quilt table's sections, for where each has a panel of its own. */
export function sectionsOf(parts: Parts): Section<SectionName>[] {
  const size = (
    <>
      {parts.size}
      {parts.note}
    </>
  );
  const fabric = (
    <>
      {parts.chips || (
        <p className={styles.quiet}>Choose blocks or add a border, then pick fabrics for them here.</p>
      )}
      {parts.palette}
    </>
  );
  const blocks = parts.blocks || <p className={styles.quiet}>First select a quilt size.</p>;
  return [
    { name: 'size', tab: 'Size', heading: 'Size', icon: Ruler, content: size },
    { name: 'layout', tab: 'Layout', heading: 'Layout', icon: Grid2x2, content: parts.layout },
    { name: 'blocks', tab: 'Blocks', heading: parts.blocksHeading, icon: Shapes, content: blocks },
    { name: 'borders', tab: 'Borders', heading: 'Borders & sashing', icon: Frame, content: parts.borders },
    { name: 'fabric', tab: 'Fabric', heading: 'Fabric palette', icon: SwatchBook, content: fabric },
    {
      name: 'quilts',
      tab: 'Quilts',
      heading: 'My quilts',
      icon: FolderOpen,
      content: parts.quilts,
      isLast: true,
    },
    { name: 'info', tab: 'Info', heading: 'Current Quilt Info', icon: Info, content: parts.info },
  ];
}
