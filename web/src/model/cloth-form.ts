/** How a kind of document uses fabrics. */
export interface ClothForm<Design, Content> {
  /** Every fabric of a content, each once; paper (0) and spots don't count. */
  fabrics: (content: Content) => number[];
  /** The parts in a fabric, in words: `Sashing, parts of 4 blocks`. */
  parts: (content: Content, fabricNum: number) => string;
  /** The design with one fabric in the place of another, in all parts that have it. */
  replaced: (design: Design, fabricNum: number, by: number) => Design;
}
