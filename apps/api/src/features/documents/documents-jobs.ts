import { randomUUID } from 'node:crypto'
import type { ApiDeps, Job } from '../../server/deps.js'
import { writeAudit } from '../audit-trail/audit-trail-store.js'
import { clamdScanner, type Scanner } from './upload/documents-clamd.js'
import { openFileStore } from './storage/documents-file-store.js'
import type { FileStore } from './storage/documents-files.js'
import { listUnscanned, setScanState } from './documents-store.js'
import { sweepFiles } from './storage/documents-sweeper.js'

const scansPerRun = 50

/** Removes stray files; scans new ones where a scanner is configured. */
export function documentsJobs(deps: ApiDeps): Job[] {
  const store = openFileStore(deps.config.filesUrl)
  const jobs: Job[] = [
    {
      name: 'sweep stray files',
      everySeconds: 300,
      async run() {
        const swept = await sweepFiles(deps.db, store, deps.clock())
        if (swept > 0) deps.log.info({ swept }, 'stray files were removed')
      },
    },
  ]
  const { clamavUrl } = deps.config
  if (clamavUrl) {
    const scanner = clamdScanner(clamavUrl)
    jobs.push({ name: 'scan files', everySeconds: 5, run: () => scanFiles(deps, store, scanner) })
  }
  return jobs
}

/** Scans what was not scanned yet. A scanner that is down leaves files as they are: not to be downloaded. */
export async function scanFiles(
  deps: Pick<ApiDeps, 'db' | 'clock' | 'log'>,
  store: FileStore,
  scanner: Scanner,
): Promise<void> {
  for (const { id, leaId, scanState: before } of await listUnscanned(deps.db, scansPerRun)) {
    const stored = await store.get(id)
    if (!stored) {
      deps.log.error({ fileId: id }, 'a file is missing in the store')
      continue
    }
    const verdict = await scanner(stored.bytes)
    if (verdict.scanState !== 'Clean')
      deps.log.warn({ fileId: id, verdict }, 'a file did not pass the virus scan')
    await deps.db.transaction(async (tx) => {
      await setScanState(tx, id, verdict.scanState)
      await writeAudit(tx, {
        actor: null,
        ctx: { ip: '', now: deps.clock(), requestId: randomUUID() },
        action: 'scanSupportingDocument',
        targetType: 'supportingDocument',
        targetId: id,
        leaId,
        before: { scanState: before },
        after: verdict,
      })
    })
  }
}
