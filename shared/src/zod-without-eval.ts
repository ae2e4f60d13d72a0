import { z } from 'zod';

/*
 * For pages and workers, as their first import: their security policy allows no code made from strings,
 * which zod would otherwise try, and be refused, as the first schema is made.
 */
z.config({ jitless: true });
