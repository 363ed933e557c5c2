import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from '../../../apps/web/build/precompress.ts'

// Compressed as tightly as the portal's own scripts.
export default defineConfig({ plugins: [react(), precompress()] })
