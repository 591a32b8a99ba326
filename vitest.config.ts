import { defineConfig } from 'vitest/config'

const PURE = 'units,law,reading,letters,disputes,violations,credit,billing,intel,quiz,language,contract,analyses'
const PREPARED = 'src/server/database/prepared.testing.ts'
const SEED = ['scripts/property-seed.ts']

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'pure', include: [`src/{${PURE}}/**/*.test.ts`], setupFiles: SEED } },
      { test: { name: 'web', include: ['src/web/**/*.test.ts'], setupFiles: SEED } },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'scripts/**/*.test.ts'],
          setupFiles: SEED,
          globalSetup: [PREPARED, 'src/server/database/postgres-for-tests.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          retry: 1, // processes, sockets and a database on a busy machine; what needed its second try is told as "(retry x1)"
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: [PREPARED],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 2,
          retry: 1, // a browser on a busy machine may hang; told in the same way
        },
      },
    ],
  },
})
