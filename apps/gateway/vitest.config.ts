import { defineProject } from 'vitest/config'

export default defineProject({
  // One instance of graphql: Node loads index.js, Vite would pick index.mjs.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  ssr: { resolve: { conditions: ['@portal/source', 'node', 'development|production'] } },
  // A slow machine must not fail tests: those about time have their own assertions.
  test: {
    name: 'gateway',
    // Loading the modules again for each file took a third of the whole time: a file that replaces one resets them.
    isolate: false,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
