import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

interface Holder {
  pid: number
  /** Start time of the process where the system has it: a pid may be reused. */
  startedAt: string | null
}

/** Thrown while another living process holds the lock. */
export class DirectoryLockedError extends Error {
  constructor(path: string, pid: number) {
    super(
      `The data directory is in use by process ${pid} (${path}). Stop that one first, or choose another DATA_DIR.`,
    )
    this.name = 'DirectoryLockedError'
  }
}

/**
 * Takes an exclusive lock file, over from a dead holder if need be. Linking a finished file into place is atomic, so a
 * lock file is never seen half written.
 */
export function lockDirectory(path: string): { release: () => void } {
  const own: Holder = { pid: process.pid, startedAt: startTime(process.pid) }
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, JSON.stringify(own), { mode: 0o600 })
  try {
    for (let round = 0; round < 20; round++) {
      if (tryLink(draft, path)) return { release: () => releaseLock(path, own) }
      const holder = readHolder(path)
      if (holder && isAlive(holder)) throw new DirectoryLockedError(path, holder.pid)
      takeAway(path, holder)
    }
    throw new Error(`The lock ${path} cannot be taken.`)
  } finally {
    rmSync(draft, { force: true })
  }
}

function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

function readHolder(path: string): Holder | null {
  try {
    const holder: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (typeof holder !== 'object' || holder === null || !('pid' in holder) || typeof holder.pid !== 'number')
      return null
    const startedAt = 'startedAt' in holder && typeof holder.startedAt === 'string' ? holder.startedAt : null
    return { pid: holder.pid, startedAt }
  } catch {
    return null
  }
}

/** Moves a dead holder's lock aside; puts it back when it turns out that a living process was quicker. */
function takeAway(path: string, dead: Holder | null): void {
  const aside = `${path}.stale.${process.pid}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return
    throw error
  }
  const moved = readHolder(aside)
  if (moved && (moved.pid !== dead?.pid || moved.startedAt !== dead.startedAt) && isAlive(moved))
    tryLink(aside, path)
  rmSync(aside, { force: true })
}

function releaseLock(path: string, own: Holder): void {
  const holder = readHolder(path)
  if (holder?.pid === own.pid && holder.startedAt === own.startedAt) rmSync(path, { force: true })
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return isCode(error, 'EPERM')
  }
  const now = startTime(holder.pid)
  return holder.startedAt === null || now === null || holder.startedAt === now
}

/** Boot id and start time in clock ticks (field 22 of /proc/PID/stat); null where there is no /proc. */
function startTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return null
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
