import config from './playwright.config.js';

/** `npm run help:pictures`: makes new pictures for the help page from the built product. */
export default { ...config, testDir: 'help-pictures', workers: 1 };
