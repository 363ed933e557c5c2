import { defineProject } from 'vitest/config'
import { apiTests, sources, withoutTestDatabase } from './vitest.config.js'

/**
 * Beside the whole suite on PostgreSQL, what the embedded engine has to show of its own: its processes, the statements
 * of every call and every update, and one activity from its launch to its letters. Elsewhere it is PostgreSQL itself,
 * compiled to WebAssembly, and about four times as slow.
 */
export default defineProject({
  ssr: sources,
  test: {
    ...apiTests,
    name: 'api-embedded',
    env: { TEST_DATABASE_URL: '', STATEMENTS_ONLY: 'true' },
    include: [
      ...withoutTestDatabase,
      'src/db/**/*.test.ts',
      'src/server/access-matrix.test.ts',
      'src/server/absent-fields.test.ts',
      'src/**/*-walk-api.test.ts',
    ],
    exclude: ['src/**/*.postgres.test.ts'],
  },
})
