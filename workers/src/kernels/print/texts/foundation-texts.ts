import { counted } from '@quiltwright/shared/counted';

/** One section of a block, or several that are already joined. `name` has their numbers: “1” or “1–3”. */
interface Sections {
  name: string;
  isOne: boolean;
}

/** The texts of the pages for sewing a block on paper (foundation piecing). */
export const foundationTexts = {
  title: (block: string) => `${block} on paper`,
  planDetail: (size: string, copies: number, sections: number, patches: number) =>
    `${size} finished${copies > 1 ? `, make ${copies}` : ''}. ${counted(sections, 'section')}, ${counted(patches, 'patch', 'patches')}`,
  eachSection: 'Each section',
  howToSew:
    'Lay the fabric of patch 1 on the back of the paper, right side up. Lay each next patch right side down on the patch before it. Sew on the printed line between the two patches, then turn the new patch over.',
  printTimes: (copies: number) => `Print the sections ${copies} times, once for each block.`,
  thenSections: 'Then the sections',
  join: (first: Sections, second: Sections) =>
    `Sew ${first.isOne ? 'section' : 'sections'} ${first.name} to ${second.isOne ? 'section' : 'sections'} ${second.name}`,
  fabrics: 'Fabric by number',
  joinPages: 'Mirrored. Sew on solid lines, cut on dashed lines. Line up the crosses to join the pages',
  mirrored: (seam: string) =>
    `Mirrored, because the fabric goes on the back. Sew on solid lines. Cut on dashed lines, ${seam} outside`,
  section: (number: string) => `Section ${number}`,
  sectionOf: (number: string, block: string) => `Section ${number} of ${block}`,
  onePatch: 'One patch, cut along the dashed line',
  sewInOrder: (first: string, last: string) => `Sew in order from ${first} to ${last}`,
  joinTo: ({ name, isOne }: Sections) => `Then join to ${isOne ? 'section' : 'sections'} ${name}`,
};
