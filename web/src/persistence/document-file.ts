import { fileNameOf } from '../browser/download';
import { failure, type Result } from '@quiltwright/shared/result';
import { z } from 'zod';
import type { DocumentKind, FileForm, LoadedContent } from './document-kind';

/** What the file of a document has to know of its kind. */
interface FileKind<Content> {
  noun: DocumentKind<unknown, object>['noun'];
  file: FileForm<Content>;
}

/** Of the envelope; the document in it has a version of its own. */
const VERSION = 1;

/**
 * A document as a file: all of it but the numbers that a server gave it. The same content gives the same bytes,
 * whatever way it came.
 */
export function writeDocumentFile<Content>({ noun, file }: FileKind<Content>, content: Content): string {
  return `${JSON.stringify({ format: file.format, version: VERSION, [noun]: file.canonical(content) })}\n`;
}

/** The name of a document's file: its own, as far as file systems take it. */
export function documentFileName<Content extends object>(
  { noun, nameOf }: Pick<DocumentKind<unknown, Content>, 'noun' | 'nameOf'>,
  content: Content,
): string {
  const able = fileNameOf(nameOf(content));
  return `${able || noun.charAt(0).toUpperCase() + noun.slice(1)}${extensionOf(noun)}`;
}

/** The document in a file of any version; what is damaged is repaired where that is safe, else refused with why. */
export function readDocumentFile<Content>(
  { noun, file }: FileKind<Content>,
  text: string,
): Result<LoadedContent<Content>> {
  const { format } = file;
  const envelope = envelopeSchema.safeParse(parsed(text)).data;
  if (envelope?.format !== format) {
    return text.includes(`"${format}"`)
      ? failure(
          'damaged',
          'This file is damaged: a part of it is missing. Try to get it again from where it came.',
        )
      : failure(
          'foreign',
          `This file is no ${noun} from Quiltwright. Choose one whose name ends in ${extensionOf(noun)}.`,
        );
  }
  if (envelope.version > VERSION) {
    return failure('newer', 'This file was made by a newer version. Reload the page and load it again.');
  }
  return file.restore(envelope[noun]);
}

const envelopeSchema = z.looseObject({ format: z.string(), version: z.int().min(1) });

function extensionOf(noun: string): string {
  return `.${noun}.json`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
