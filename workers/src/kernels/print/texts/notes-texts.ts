/** The notes on the first page, which hold for the whole pattern. Sizes and lengths arrive as words, such as 2½″. */
export const notesTexts = {
  title: 'Notes',
  fromQuarters: (size: string) => `Strips are cut from fat quarters of ${size}.`,
  fromFabric: (width: string, isWashed: boolean) =>
    `Strips run from selvage to selvage, ${width} of usable fabric${isWashed ? ' once it is washed' : ''}.`,
  sizes: (seam: string, strips: string) =>
    `Sizes to cut include a seam allowance of ${seam} on every side; finished sizes don’t. ${strips} A letter names a fabric. A letter with a number names a piece: A2 is cut from fabric A.`,
  abbreviations: 'HST: half-square triangle. QST: quarter-square triangle.',
  halfSquares: (extra: string) =>
    ` A square for HST measures the finished side plus ${extra}, and makes two triangles.`,
  upright:
    ' Stripes are drawn upright. Their pieces may turn, unless the fabric is marked as a directional print.',
  press:
    'Press each seam flat as it was sewn. Then open the seam and press it to the side that its arrow shows.',
  borders:
    ' Borders: measure the quilt through its middle, because edges may have stretched. Pin the middle and both ends, ease in the rest, and press the seam toward the border.',
  needed:
    'You also need the listed batting and backing, thread for piecing and for quilting, a rotary cutter with ruler and mat, pins and an iron.',
};
