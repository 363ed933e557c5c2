import type { HeavyCaller } from '../heavy/heavy-work.js'
import { GivenUp } from '../heavy/heavy-workers.js'
import type { ReadLimits, ReadSheet } from './read-workbook.js'
import { refusedFile } from './refused-file.js'

/** The tables of an uploaded file, read by a worker. What a worker cannot bear is refused like any other file that cannot be read. */
export async function readFile(
  bytes: Buffer,
  { actor, heavy }: HeavyCaller,
  limits: ReadLimits,
): Promise<ReadSheet[]> {
  return refusingSlow(heavy.turn(actor.userId, (run) => run('readTables', { bytes, limits })))
}

/** Refuses a file that a worker gave up. */
export async function refusingSlow<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof GivenUp) throw refusedFile('The file takes too long to read.', error)
    throw error
  }
}
