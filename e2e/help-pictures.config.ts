import config from './playwright.config.js';

/** The settings of `npm run help:pictures`, which makes new pictures for the help page from the built product. */
export default { ...config, testDir: 'help-pictures', workers: 1 };
