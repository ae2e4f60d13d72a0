/** The common settings of the tests of all workspaces. The limits are long for a busy machine. */
export const project = {
  setupFiles: ['../.config/nothing-left.ts'],
  testTimeout: 180_000,
  expect: { poll: { timeout: 15_000 } },
};
