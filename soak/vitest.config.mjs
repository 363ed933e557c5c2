import { defineProject } from 'vitest/config'

export default defineProject({
  test: { name: 'soak', environment: 'node', include: ['src/**/*.test.mjs'] },
})
