import { z } from 'zod';

/* The page's security policy allows no code made from strings, which zod would otherwise try as schemas are made. */
z.config({ jitless: true });
