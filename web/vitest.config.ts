import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { libraryFacts } from './build/library-facts.ts';
import { project } from '../.config/project.js';

/** All icons in one file, which Node would take: the page's own way is to read each of 2,000 from a file of its own. */
const icons = fileURLToPath(import.meta.resolve('lucide-react'));

/**
 * Tests run without a page; one that needs it says so in its first line. A page takes a second to make: the files of a
 * process share one, which each finds as new (test/page.ts).
 */
export default defineConfig({
  define: libraryFacts,
  resolve: { alias: { 'lucide-react': icons }, conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  test: {
    ...project,
    isolate: false,
    name: 'web',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [...project.setupFiles, './test/page.ts'],
  },
});
