import { defineProject } from 'vitest/config'

/**
 * What never opens the test database: processes of their own over the embedded engine, and work without any. With
 * TEST_DATABASE_URL the project `api-embedded` runs them.
 */
export const withoutTestDatabase = [
  'src/**/*kill.test.ts',
  'src/create-admin.test.ts',
  'src/db/embedded-engine.test.ts',
  'src/db/seed/seed-first-content.test.ts',
  'src/features/reports/reports-files.test.ts',
  'src/server/heavy/heavy-work.test.ts',
  'src/server/start-server.test.ts',
  'src/verify-audit-trail.test.ts',
]

/** What both projects of the API share. */
export const apiTests = {
  // Loading the modules for each file anew took a third of the whole time: a file that replaces one resets them.
  isolate: false,
  environment: 'node',
  // A slow machine is no failure: what has a time limit of its own asserts it itself.
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const

export const sources = { resolve: { conditions: ['@portal/source', 'node', 'development|production'] } }

export default defineProject({
  ssr: sources,
  test: {
    ...apiTests,
    name: 'api',
    include: ['src/**/*.test.ts'],
    // What only several connections can show needs the server.
    exclude: process.env['TEST_DATABASE_URL'] ? withoutTestDatabase : ['src/**/*.postgres.test.ts'],
  },
})
