import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'

export default defineProject({
  plugins: [react()],
  resolve: { conditions: ['@portal/source', 'module', 'browser', 'development|production'] },
  test: {
    name: 'web',
    // Loading the modules for each file anew took a third of the whole time: a file that replaces one resets them.
    isolate: false,
    // Never happy-dom: sanitising fails open there.
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    setupFiles: ['./test/setup.ts'],
    testTimeout: 15_000,
  },
})
