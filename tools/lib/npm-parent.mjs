import { readFileSync } from 'node:fs'

/** Parent and name of a process, read from Linux's /proc; undefined elsewhere, or when it has ended. */
function look(/** @type {number} */ pid) {
  try {
    const name = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    const parent = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return { name, parent: Number(parent ?? 0) }
  } catch {
    return undefined
  }
}

/** The npm that runs this command: the parent, or beyond the shell that npm starts. Undefined without npm. */
function npmAbove() {
  if (!process.env.npm_lifecycle_event) return undefined
  for (let pid = process.ppid, steps = 0; pid > 1 && steps < 3; steps++) {
    const found = look(pid)
    if (!found) return undefined
    if (found.name.startsWith('npm ')) return pid
    pid = found.parent
  }
  return undefined
}

/**
 * Calls back when the npm process above has ended. npm forwards signals, but when it is killed nobody would stop the
 * processes it started.
 */
export function whenNpmIsGone(/** @type {() => void} */ then) {
  const npm = npmAbove()
  if (npm === undefined) return
  const watch = setInterval(() => {
    if (look(npm)?.name.startsWith('npm ')) return
    clearInterval(watch)
    then()
  }, 1000)
  watch.unref()
}
