import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import readXlsxFile from 'read-excel-file/node'
import { peakOf } from './peak-memory.mjs'

/**
 * A process that reads a file with the library alone, as often as it is sent a path, and answers with the time and the growth of
 * memory: the reference of the lists of audits.
 */
process.on('message', (/** @type {string} */ file) => {
  void readAlone(file).then((read) => process.send?.(read))
})

/** @param {string} file */
async function readAlone(file) {
  const bytes = await readFile(file)
  const peak = await peakOf(process.pid)
  const before = performance.now()
  const rows = file.endsWith('.csv')
    ? parse(bytes).length
    : ((await readXlsxFile(bytes))[0]?.data.length ?? 0)
  return { ms: performance.now() - before, growth: await peak(), rows }
}
