import { defineProject } from 'vitest/config'

export default defineProject({
  // One graphql realm: Node loads index.js, Vite would pick index.mjs.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  ssr: { resolve: { conditions: ['@portal/source', 'node', 'development|production'] } },
  // A slow machine is no failure: what has a time limit of its own asserts it itself.
  test: {
    name: 'gateway',
    // Loading the modules for each file anew took a third of the whole time: a file that replaces one resets them.
    isolate: false,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
