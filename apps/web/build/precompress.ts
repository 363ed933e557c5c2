import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:js|css|html|svg|json|map)$/
const smallest = 1024

/** Writes `.br` and `.gz` beside every text file of the build, so that nothing is compressed while serving. */
export function precompress(): Plugin {
  let outDir = 'dist'
  return {
    name: 'portal-precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle() {
      for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        const file = join(outDir, name)
        if (!compressible.test(name) || statSync(file).size < smallest) continue
        const bytes = readFileSync(file)
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        }
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
