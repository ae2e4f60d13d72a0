/** Finds and replaces fabrics in one kind of document. */
export interface ClothForm<Design, Content> {
  /** Returns every fabric of a document's content once, without 0 (no fabric) and placeholders. */
  fabrics: (content: Content) => number[];
  /** Returns the parts that are in a fabric, in words: `Sashing, parts of 4 blocks`. */
  parts: (content: Content, fabricNum: number) => string;
  /** Returns the design with one fabric replaced by another in all its parts. */
  replaced: (design: Design, fabricNum: number, by: number) => Design;
}
