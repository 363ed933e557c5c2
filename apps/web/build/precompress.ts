import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

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
    async closeBundle() {
      const names = await readdir(outDir, { recursive: true })
      // Node compresses on several processors at once.
      await Promise.all(
        names.filter((name) => compressible.test(name)).map((name) => compress(join(outDir, name))),
      )
    },
  }
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < smallest) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await writeFile(`${file}.br`, await toBrotli(bytes, { params }))
  await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }))
}
