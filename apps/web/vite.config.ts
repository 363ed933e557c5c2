import { createRequire } from 'node:module'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type InlineConfig, type UserConfig } from 'vite'
import { planChunks } from './build/chunks.ts'
import { precompress } from './build/precompress.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { preloadRest } from './build/preload-rest.ts'

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000'
const proxy = Object.fromEntries(
  ['/graphql', '/files', '/feeds', '/live', '/dev/mail', '/playground', '/healthz', '/readyz'].map((path) => [
    path,
    gateway,
  ]),
)

const router = createRequire(import.meta.resolve('react-router-dom')).resolve('react-router')

/** A file of the folder for production of the router. */
const production = (file: string) => path.resolve(path.dirname(router), '../production', file)

/** What both builds share: the one that shows what belongs together, and the one that is served. */
const common = (command: 'build' | 'serve'): InlineConfig => ({
  plugins: [react()],
  resolve: {
    // es2015: rxjs without the helpers that older browsers need.
    conditions: ['@portal/source', 'es2015', 'module', 'browser', 'development|production'],
    // It has a folder for production, and no condition that leads there.
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: production('index.mjs') },
            { find: /^react-router\/dom$/, replacement: production('dom-export.mjs') },
          ]
        : [],
  },
  build: { target: 'es2022' },
})

export default defineConfig(async ({ command, mode }): Promise<UserConfig> => ({
  ...common(command),
  plugins: [react(), preloadFonts(), preloadRest(), precompress()],
  server: { port: Number(process.env['WEB_PORT'] ?? 5173), strictPort: true, proxy },
  preview: { port: Number(process.env['WEB_PORT'] ?? 5173), strictPort: true, proxy },
  build: {
    target: 'es2022',
    manifest: true,
    // Inlined data URLs would need img-src data: in the content security policy.
    assetsInlineLimit: 0,
    // Every page names the files of all others: scripts have no name but their hash, and random characters do not compress, so
    // one less of each. 42 bits tell builds apart. The manifest says which script is which.
    rolldownOptions: {
      // What has no effect but its exports may be moved into a group.
      preserveEntrySignatures: 'allow-extension',
      output: {
        // The plan holds all that a module needs, and no two chunks that import each other.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: command === 'build' && mode !== 'unplanned' ? await planChunks(common(command)) : [],
        },
        entryFileNames: 'assets/[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
}))
