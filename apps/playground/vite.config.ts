import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/playground/',
  plugins: [react()],
  build: {
    target: 'es2022',
    // A code editor with its language workers is large, and is loaded by developers only.
    chunkSizeWarningLimit: 10_000,
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
})
