import { launchDrafts } from '@portal/domain'
import type { Database } from '../../../db/database.js'
import { listDocumentVersions } from './documents-content-read-model.js'

/** What this feature says of the launch of a compliance year: its categories come with the self-assessments. */
export const documentsLaunch = {
  async drafts(db: Database, year: number): Promise<string[]> {
    const all = await listDocumentVersions(db)
    return ['Part B', 'Part C'].flatMap((part) => {
      const versions = all.filter((one) => one.part === part && one.year <= year)
      return launchDrafts(year, { what: 'required document categories', part, versions })
    })
  },
}
