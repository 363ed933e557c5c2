import { defineProject } from 'vitest/config'

export default defineProject({
  ssr: { resolve: { conditions: ['@portal/source', 'node', 'development|production'] } },
  test: {
    name: 'api',
    // Loading the modules for each file anew took a third of the whole time: a file that replaces one resets them.
    isolate: false,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // What only several connections can show.
    exclude: process.env['TEST_DATABASE_URL'] ? [] : ['src/**/*.postgres.test.ts'],
    // A slow machine is no failure: what has a time limit of its own asserts it itself.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
