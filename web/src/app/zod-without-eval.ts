declare global {
  /** Zod's settings. Zod reads this global variable when its own chunk is loaded. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/* The page's security policy forbids code made from strings. Without this setting, Zod would try such code for
   the first schema, and the browser would refuse it. */
(globalThis.__zod_globalConfig ??= {}).jitless = true;

export {};
