import { complianceYearName } from '@portal/domain'
import { leas } from '../../db/schema/index.js'
import { namesIn, type RecordNames } from '../audit-trail/audit-trail-names-read-model.js'

const agencyNames = namesIn(leas, leas.id, leas.shortName)

/** Names of this feature's records in the history: the agency and the year, which are the parts of their ids. */
export const participationNames = {
  async participation(db, ids) {
    const agencyOf = (id: string) => id.split('-')[1] ?? ''
    const found = agencyNames ? await agencyNames(db, ids.map(agencyOf)) : []
    const names = new Map(found.map(({ id, name }) => [String(id), name]))
    return ids.flatMap((id) => {
      const name = names.get(agencyOf(id))
      return name === undefined ? [] : [{ id, name: `${name}, ${complianceYearName(Number.parseInt(id))}` }]
    })
  },
} satisfies RecordNames
