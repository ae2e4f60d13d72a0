import type { DocumentKind } from '../document-kind';
import type { DraftRecord } from './draft-record';

/** Returns the content of a draft, without its history; null if it can't be read. */
export async function readContent<Design, Content extends object>(
  kind: DocumentKind<Design, Content>,
  { record, pieces }: { record: DraftRecord; pieces: ReadonlyMap<number, unknown> },
): Promise<Content | null> {
  const { reader } = await kind.loadReading();
  const { content } = reader({
    raw: (number) => pieces.get(number),
    once: (read) => {
      const done = new Map<number, ReturnType<typeof read>>();
      return (number) => {
        const value = done.get(number) ?? read(pieces.get(number), number);
        done.set(number, value);
        return value;
      };
    },
  });
  return content(record.head.design.content);
}
