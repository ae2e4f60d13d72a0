import { fileNameOf } from '../../browser/download';
import { failure, type Result } from '@quiltwright/shared/result';
import { z } from 'zod';
import type { DocumentKind, FileForm, LoadedContent } from '../document-kind';
import { foreignKind, HEAD } from './foreign-file';
import { jsonFault } from './json-fault';

/** The fields of a `DocumentKind` that files need. */
interface FileKind<Content> {
  noun: DocumentKind<unknown, object>['noun'];
  file: FileForm<Content>;
}

/** The version of the outer format of a file. The document inside has a separate version number. */
const VERSION = 1;

/**
 * Returns the text of a document's file, without the numbers that the server assigned. Equal documents give the same
 * bytes.
 */
export function writeDocumentFile<Content>({ noun, file }: FileKind<Content>, content: Content): string {
  return `${JSON.stringify({ format: file.format, version: VERSION, [noun]: file.canonical(content) })}\n`;
}

/** Returns a file name for a document: its name without characters that file systems refuse. */
export function documentFileName<Content extends object>(
  { noun, nameOf }: Pick<DocumentKind<unknown, Content>, 'noun' | 'nameOf'>,
  content: Content,
): string {
  const able = fileNameOf(nameOf(content));
  return `${able || noun.charAt(0).toUpperCase() + noun.slice(1)}${extensionOf(noun)}`;
}

/**
 * Reads the document from a file that any version of the app wrote. Damaged parts are computed again if they follow
 * from undamaged parts. Otherwise fails with the reason.
 */
export function readDocumentFile<Content>(
  { noun, file }: FileKind<Content>,
  text: string,
): Result<LoadedContent<Content>> {
  const read = parsed(text);
  if (!read.ok) return failure('damaged', faultOf(noun, text));
  const { data: found } = z.looseObject({ format: z.string() }).safeParse(read.value);
  if (found?.format !== file.format) return failure('foreign', otherFile(noun, found?.format ?? null));
  const envelope = envelopeSchema.safeParse(found).data;
  if (!envelope) return failure('damaged', 'This file is damaged: its version number is missing.');
  if (envelope.version > VERSION) {
    return failure(
      'newer',
      'This file was made by a newer version of Quiltwright. Reload the page, then load the file again.',
    );
  }
  return file.restore(envelope[noun]);
}

/**
 * Returns the message for a file that is too large. The message names the kind of the file if `head`, the beginning of
 * the file's text, shows the kind.
 */
export function faultOfLargeFile({ noun }: Pick<FileKind<unknown>, 'noun'>, head: string): string {
  const kind = foreignKind(head);
  return kind ? noDocument(noun, `This is ${kind}`) : `This file is too large for a ${noun}.`;
}

const envelopeSchema = z.looseObject({ format: z.string(), version: z.int().min(1) });

function extensionOf(noun: string): string {
  return `.${noun}.json`;
}

function parsed(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false };
  }
}

/** Returns the message about a file that isn't JSON. */
function faultOf(noun: string, text: string): string {
  if (text.trim() === '') return `This file is empty. Choose a file whose name ends in ${extensionOf(noun)}.`;
  const kind = foreignKind(text.slice(0, HEAD));
  if (kind) return noDocument(noun, `This is ${kind}`);
  const fault = /^\s*[{[#/]/.test(text) ? jsonFault(text) : null;
  if (!fault) return noDocument(noun, 'This is a different kind of file');
  if (fault.endsTooEarly)
    return 'The end of this file is missing. Get a new copy of the file from its source.';
  return (
    `This file has an error at line ${fault.line}, column ${fault.column}: ${fault.what}. ` +
    'Correct the file in a text editor, or get a new copy from its source.'
  );
}

/**
 * Returns the message about a JSON file of another kind. If the file's `format` is known, the message says what the
 * file contains.
 */
function otherFile(noun: string, format: string | null): string {
  if (format === 'quiltwright-block')
    return 'This file is a block, not a quilt. Load the file on the screen Block & Fabric Selection.';
  if (format === 'quiltwright-quilt')
    return 'This file is a quilt, not a block. Load the file on the screen Standard Quilt Layouts or Free Form Quilt Layouts.';
  return noDocument(noun, 'This file was made by another program');
}

function noDocument(noun: string, what: string): string {
  return `${what}, not a ${noun} from Quiltwright. Choose a file whose name ends in ${extensionOf(noun)}.`;
}
