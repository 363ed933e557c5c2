import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'tools',
    environment: 'node',
    include: ['*.test.mjs', 'lib/*.test.mjs'],
    testTimeout: 60_000,
  },
})
