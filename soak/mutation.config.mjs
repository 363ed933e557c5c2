import { defineConfig } from 'vitest/config'

/** Runs the tests of the packages that Stryker mutates. Its instrumentation makes long ones several times slower. */
export default defineConfig({
  ssr: { resolve: { conditions: ['@portal/source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['packages/{domain,rest-contract}/src/**/*.test.ts'],
    isolate: false,
    environment: 'node',
    testTimeout: 120_000,
  },
})
