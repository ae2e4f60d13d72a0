/** How a kind of document uses fabrics. */
export interface ClothForm<Design, Content> {
  /** Returns every fabric of a content, each once, without paper (0) and spots. */
  fabrics: (content: Content) => number[];
  /** Returns the parts in a fabric, in words: `Sashing, parts of 4 blocks`. */
  parts: (content: Content, fabricNum: number) => string;
  /** Returns the design with one fabric replaced by another in all its parts. */
  replaced: (design: Design, fabricNum: number, by: number) => Design;
}
