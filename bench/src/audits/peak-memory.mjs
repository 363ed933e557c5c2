import { readFile, writeFile } from 'node:fs/promises'

const megabyte = 1024

/** A value of the process in megabytes, as Linux counts it. @param {number} pid @param {'VmRSS' | 'VmHWM'} name */
async function memoryOf(pid, name) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? Number.NaN) / megabyte
}

/**
 * Forgets the highest memory that a process has taken so far. The function returned gives, in megabytes, by how much it has grown
 * at most since.
 *
 * @param {number} pid
 */
export async function peakOf(pid) {
  await writeFile(`/proc/${pid}/clear_refs`, '5')
  const before = await memoryOf(pid, 'VmRSS')
  return async () => Math.max(0, (await memoryOf(pid, 'VmHWM')) - before)
}
