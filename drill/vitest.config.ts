import { defineConfig } from 'vitest/config'

/** `npm run drill`: the cases run one after the other, since each keeps the processors busy. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['drill/*.test.ts'],
    globalSetup: './tests/support/template-databases.ts',
    setupFiles: './tests/support/restore.ts',
    fileParallelism: false,
    // A whole drill kills a server 200 times.
    testTimeout: 0,
    hookTimeout: 0,
    // Prints the measurements, too.
    reporters: 'verbose',
  },
})
