import { defineConfig } from 'vitest/config'

/** The tests of the packages whose rules Stryker changes. Its instruments make long ones several times slower. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@portal/source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['packages/{domain,rest-contract}/src/**/*.test.ts'],
    isolate: false,
    environment: 'node',
    testTimeout: 120_000,
  },
})
