import { defineProject } from 'vitest/config'

export default defineProject({
  ssr: { resolve: { conditions: ['@portal/source', 'module', 'node', 'development|production'] } },
  // Rules are stateless, so files share their modules.
  test: { name: 'domain', isolate: false, environment: 'node', include: ['src/**/*.test.ts'] },
})
