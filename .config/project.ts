/** The test settings that all workspaces have in common. The time limits are long enough for a busy machine. */
export const project = {
  setupFiles: ['../.config/nothing-left.ts'],
  testTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};
