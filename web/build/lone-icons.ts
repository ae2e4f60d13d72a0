import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /import \{([^}]*)\} from ["']lucide-react["'];?/g;
const EXPORT = /^export \{([^}]*)\} from '(\.\/icons\/[\w-]+\.mjs)';$/gm;

/**
 * Makes modules import their icons from the files of the icons, instead of from the list of all icons. Otherwise the
 * build can't see which chunks need an icon: every page would fetch the icons of all screens.
 */
export const loneIcons: Plugin = {
  name: 'lone-icons',
  apply: 'build',
  async buildStart() {
    files = await filesOfIcons();
  },
  transform: {
    filter: { code: 'lucide-react' },
    handler: (code) =>
      code.replaceAll(IMPORT, (_, names: string) => names.split(',').map(importOf).join('\n')),
  },
};

/** The absolute path of each icon's file, by the icon's name. */
let files: ReadonlyMap<string, string> = new Map();

/** Returns the import of one icon. `name` may rename the icon: `Menu as MenuIcon`. */
function importOf(name: string): string {
  const [icon = '', local = icon] = name.trim().split(' as ');
  const file = files.get(icon);
  if (file === undefined) throw new Error(`lucide-react has no icon ${icon}.`);
  return `import ${local} from ${JSON.stringify(file)};`;
}

async function filesOfIcons(): Promise<Map<string, string>> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm');
  const list = await readFile(join(folder, 'lucide-react.mjs'), 'utf8');
  return new Map(
    [...list.matchAll(EXPORT)].flatMap(([, names = '', file = '']) =>
      names.split(',').map((name) => [name.replace('default as', '').trim(), join(folder, file)] as const),
    ),
  );
}
