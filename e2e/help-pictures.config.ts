import config from './playwright.config.js';

/** `npm run help:pictures`: makes the pictures of the help page anew, from the product as it is built. */
export default { ...config, testDir: 'help-pictures', workers: 1 };
