import { defineProject } from 'vitest/config'

export default defineProject({
  // One instance of graphql: Node loads index.js, Vite would pick index.mjs.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  ssr: { resolve: { conditions: ['@portal/source', 'module', 'node', 'development|production'] } },
  test: { name: 'bench', environment: 'node', include: ['src/**/*.test.mjs'] },
})
