import { basename } from 'node:path';
import type { Rolldown } from 'vite';

/** The chunks of screens that people only read. They fetch nothing that only editors need. */
const isReading = isOneOf('FaqScreen', 'HelpScreen', 'WhySubscribeScreen', 'SubscribeScreen', 'CancelScreen');

const isBlockPage = isOneOf('BlockListScreen', 'BlockScreen');

/**
 * The files for modules that two or more chunks need, in order. A shared module goes into the first file whose `isFor` is
 * true for the chunks that need the module. The modules that it imports are in the same file or an earlier one, because
 * at least the same chunks need them. So files never import one another in a circle, and an editor needs few files.
 */
const SHARED_FILES: readonly { name: string; isFor: (chunks: readonly string[]) => boolean }[] = [
  { name: 'shell', isFor: (chunks) => chunks.some(isOneOf('index')) },
  // People arrive on these two from search engines, so they fetch nothing that only editors need.
  {
    name: 'screens',
    isFor: (chunks) => chunks.some(isBlockPage) && chunks.some(isOneOf('StandardQuiltScreen')),
  },
  { name: 'blocks', isFor: (chunks) => chunks.some(isBlockPage) },
  {
    name: 'basics',
    isFor: (chunks) => chunks.some(isReading) && chunks.some(isOneOf('StandardQuiltScreen')),
  },
  { name: 'reading', isFor: (chunks) => chunks.some(isReading) },
  { name: 'editors', isFor: (chunks) => chunks.some(isOneOf('StandardQuiltScreen')) },
  { name: 'colouring', isFor: (chunks) => chunks.some(isOneOf('BlockSelectionScreen')) },
  { name: 'drawing', isFor: (chunks) => chunks.some(isOneOf('BlockCreationScreen', 'FreeFormScreen')) },
  { name: 'canvas', isFor: (chunks) => chunks.some(isOneOf('QuiltCanvas')) },
  { name: 'schemas', isFor: (chunks) => chunks.some(isOneOf('checks')) },
  { name: 'pages', isFor: (chunks) => chunks.some((chunk) => chunk.endsWith('Screen')) },
  { name: 'dialogs', isFor: () => true },
];

function isOneOf(...names: readonly string[]): (chunk: string) => boolean {
  return (chunk) => names.includes(chunk);
}

/** Returns a function that names the shared file of a module; null for a module that only one chunk needs. */
export function sharedFiles(): Rolldown.CodeSplittingNameFunction {
  const known = new Map<string, ReadonlySet<string>>();
  return (id, modules) => {
    const chunks = chunksThatNeed(id, modules, known);
    if (chunks.size < 2) return null;
    return SHARED_FILES.find(({ isFor }) => isFor([...chunks]))?.name ?? null;
  };
}

/** Returns the names of the chunks that import a module, directly or through other modules. */
function chunksThatNeed(
  id: string,
  modules: Rolldown.ChunkingContext,
  known: Map<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const before = known.get(id);
  if (before) return before;
  const chunks = new Set<string>();
  const importing = new Set([id]);
  // The loop also visits the importers that it adds.
  for (const each of importing) {
    const module = modules.getModuleInfo(each);
    if (!module) continue;
    if (module.isEntry || module.dynamicImporters.length > 0)
      chunks.add(basename(each).replace(/\.\w+$/, ''));
    for (const importer of module.importers) importing.add(importer);
  }
  known.set(id, chunks);
  return chunks;
}
