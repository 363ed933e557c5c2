import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      'bench/vitest.config.mjs',
      'soak/vitest.config.mjs',
      'tools/vitest.config.mjs',
    ],
  },
})
