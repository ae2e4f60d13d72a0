import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { libraryFacts } from './build/library-facts.ts';
import { project } from '../.config/project.js';

/**
 * The single file with all icons, to which Node resolves the package. The page's own imports would read each of 2,000
 * icons from a separate file.
 */
const icons = fileURLToPath(import.meta.resolve('lucide-react'));

/**
 * Tests run without a page. A test file that needs a page says so in its first line. Making a page takes a second. So
 * the test files of a process share one page, which is reset for each file (test/page.ts).
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
