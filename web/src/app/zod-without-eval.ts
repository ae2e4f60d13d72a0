declare global {
  /** Where zod keeps its settings, and finds those that were made before it was fetched. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/*
 * The page's security policy allows no code made from strings, which zod would otherwise try, and be refused, as the
 * first schema is made.
 */
(globalThis.__zod_globalConfig ??= {}).jitless = true;

export {};
