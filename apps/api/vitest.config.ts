import { defineProject } from 'vitest/config'

export default defineProject({
  ssr: { resolve: { conditions: ['@portal/source', 'node', 'development|production'] } },
  test: {
    name: 'api',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // What only several connections can show.
    exclude: process.env['TEST_DATABASE_URL'] ? [] : ['src/**/*.postgres.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
