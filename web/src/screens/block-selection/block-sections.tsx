import { FolderOpen, GalleryHorizontalEnd, Info, Layers, Shapes, SwatchBook } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Section } from '../../panels/workspace/section';
import type { Shell } from '../../panels/workspace/use-shell';

export type SectionName = 'blocks' | 'layers' | 'fabric' | 'colourways' | 'designs' | 'info';

interface Parts {
  shell: Shell;
  blocks: ReactNode;
  layers: ReactNode;
  /** What a fabric goes to. */
  target: ReactNode;
  palette: ReactNode;
  colourways: ReactNode;
  designs: ReactNode;
  allDesigns: ReactNode;
  info: ReactNode;
}

/** The block table's sections, for where each has a panel of its own; a desk opens all designs alone. */
export function sectionsOf(parts: Parts): Section<SectionName>[] {
  const designs = (content: ReactNode): Section<SectionName> => ({
    name: 'designs',
    tab: 'Saved',
    heading: 'My Saved Block Designs',
    icon: FolderOpen,
    content,
    isLast: true,
  });
  if (parts.shell === 'desk') return [designs(parts.allDesigns)];
  const fabric = (
    <>
      {parts.target}
      {parts.palette}
    </>
  );
  const colourways: Section<SectionName> = {
    name: 'colourways',
    tab: 'Colours',
    heading: 'Colourways',
    icon: GalleryHorizontalEnd,
    content: parts.colourways,
  };
  return [
    { name: 'blocks', tab: 'Blocks', heading: 'Available Blocks', icon: Shapes, content: parts.blocks },
    { name: 'layers', tab: 'Layers', heading: 'Layers', icon: Layers, content: parts.layers },
    { name: 'fabric', tab: 'Fabric', heading: 'Fabric palette', icon: SwatchBook, content: fabric },
    ...(parts.shell === 'phone' ? [colourways] : []),
    { name: 'info', tab: 'Used', heading: 'In this block', icon: Info, content: parts.info },
    designs(
      <>
        {parts.designs}
        {parts.allDesigns}
      </>,
    ),
  ];
}
