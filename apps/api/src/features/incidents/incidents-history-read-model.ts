import { complianceYearName } from '@portal/domain'
import { incidentNotices, incidents, leas } from '../../db/schema/index.js'
import { namesIn, type RecordNames } from '../audit-trail/audit-trail-names-read-model.js'

const agencyNames = namesIn(leas, leas.id, leas.shortName)

/** Names of this feature's records in the history: numbers and days, never a student. */
export const incidentsNames = {
  incident: namesIn(incidents, incidents.id, incidents.number),
  incidentNotice: namesIn(incidentNotices, incidentNotices.id, incidentNotices.dueOn),
  // Year and agency are the parts of the id.
  async annualReport(db, ids) {
    const agencyOf = (id: string) => id.split('-')[1] ?? ''
    const found = agencyNames ? await agencyNames(db, ids.map(agencyOf)) : []
    const names = new Map(found.map(({ id, name }) => [String(id), name]))
    return ids.flatMap((id) => {
      const name = names.get(agencyOf(id))
      return name === undefined ? [] : [{ id, name: `${name}, ${complianceYearName(Number.parseInt(id))}` }]
    })
  },
} satisfies RecordNames
