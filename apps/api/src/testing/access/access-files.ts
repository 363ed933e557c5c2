import { readAccessFiles } from './access-checker.js'
import type { AccessFile, Attempts } from './access-kit.js'

/** Found by their names, so that a feature adds its verdicts by adding the file. */
const files = import.meta.glob<AccessFile>(['../../features/**/*-access.ts', '../../server/*-access.ts'], {
  eager: true,
})

export const accessRows = readAccessFiles(files)

export const attempts: Attempts = Object.assign({}, ...Object.values(files).map((file) => file.attempts))

const callsOnOneself = new Set(Object.values(files).flatMap((file) => file.callsOnOneself ?? []))

/** Whose attempts nobody else can repeat, because they name the caller or what the caller made. */
export function isOnesOwn({ call, record }: { call: string; record: string }): boolean {
  return record.startsWith('self') || callsOnOneself.has(call)
}
