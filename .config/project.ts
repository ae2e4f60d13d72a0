/** What the tests of all workspaces have in common. It is done in a moment, but on a busy machine not at once. */
export const project = {
  setupFiles: ['../.config/nothing-left.ts'],
  testTimeout: 180_000,
  expect: { poll: { timeout: 15_000 } },
};
