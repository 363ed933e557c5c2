import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      ...(process.env['TEST_DATABASE_URL'] ? ['apps/api/vitest.embedded.config.ts'] : []),
      'bench/vitest.config.mjs',
      'soak/vitest.config.mjs',
      'tools/vitest.config.mjs',
    ],
  },
})
