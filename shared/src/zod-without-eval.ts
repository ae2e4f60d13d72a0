import { config } from 'zod/v4/core';

/*
 * For pages and workers, as their first import: their security policy allows no code made from strings,
 * which zod would otherwise try, and be refused, as the first schema is made. Of zod itself it takes nothing
 * along, so a page may do this before it needs a schema.
 */
config({ jitless: true });
