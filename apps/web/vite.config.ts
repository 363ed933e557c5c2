import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './build/precompress.ts'
import { preloadFonts } from './build/preload-fonts.ts'

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000'
const proxy = Object.fromEntries(
  ['/graphql', '/files', '/feeds', '/live', '/dev/mail', '/playground', '/healthz', '/readyz'].map((path) => [
    path,
    gateway,
  ]),
)

export default defineConfig({
  plugins: [react(), preloadFonts(), precompress()],
  // es2015: rxjs without the helpers that older browsers need.
  resolve: { conditions: ['@portal/source', 'es2015', 'module', 'browser', 'development|production'] },
  server: { port: Number(process.env['WEB_PORT'] ?? 5173), strictPort: true, proxy },
  preview: { port: Number(process.env['WEB_PORT'] ?? 5173), strictPort: true, proxy },
  build: {
    target: 'es2022',
    manifest: true,
    // Inlined data URLs would need img-src data: in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Every page names the files of all others, and random characters do not compress: one less of each. 42 bits tell builds
    // apart.
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
})
