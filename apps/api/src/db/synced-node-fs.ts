import { fsyncSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** Start parameters that go with it. -F switches fsync off; fdatasync, the usual way on Linux, does nothing in the embedded engine. */
export const syncedStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

type Init = NodeFS['init']

/** The part of Emscripten's NODEFS that is changed here. */
interface NodeFsModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } }
}

/**
 * The embedded engine's files, with fsync. Its own NodeFS leaves it out, so a power cut could take what was
 * acknowledged; with it, and without the engine's switch -F, a commit is on the disk before it is answered.
 */
export class SyncedNodeFS extends NodeFS {
  /** How often the engine requested a sync. */
  syncs = 0

  override async init(...[engine, given]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(engine, given)
    const addFsync = (module: unknown) => {
      ;(module as NodeFsModule).NODEFS.stream_ops.fsync = ({ nfd }) => {
        this.syncs++
        fsyncSync(nfd)
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } }
  }
}
