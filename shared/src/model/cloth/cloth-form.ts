/** Functions that find and replace fabrics in one kind of document. */
export interface ClothForm<Design, Content> {
  /** Returns the numbers of the distinct fabrics in a document's content, without 0 (no fabric) and placeholders. */
  fabrics: (content: Content) => number[];
  /** Returns the parts of a document that are in a fabric, in words: `Sashing, parts of 4 blocks`. */
  parts: (content: Content, fabricNum: number) => string;
  /** Returns the design with the fabric `fabricNum` replaced by the fabric `by` everywhere. */
  replaced: (design: Design, fabricNum: number, by: number) => Design;
}
