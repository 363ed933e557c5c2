import { canReadIncidents } from '@portal/domain'
import { foundOr, stampOf, type Command, type RecordKind } from '../../server/command.js'
import { insist } from '../../server/verdicts.js'
import { findIncident, findNotice, type IncidentView, type NoticeView } from './incidents-read-model.js'
import type { IncidentOffice } from './incidents-office.js'
import {
  changeIncident,
  changeNotice,
  lockIncident,
  lockNotice,
  type IncidentColumns,
  type NoticeColumns,
} from './incidents-store.js'

export const incidentFound = foundOr('This incident does not exist.')

/** Incidents as commands use them. */
export const incidentKind = (
  office: IncidentOffice,
): RecordKind<Command, number, IncidentView, IncidentColumns> => ({
  found: incidentFound,
  async lock({ tx, actor }, id) {
    insist(canReadIncidents(actor))
    await lockIncident(tx, id)
  },
  find: ({ tx, actor, ctx }, id) => findIncident(tx, { actor, now: ctx.now }, id, office),
  version: (view) => view,
  target: ({ answer: { id, leaId, year } }) => ({ targetType: 'incident', targetId: id, leaId, year }),
  write: (command, { answer }, columns) => changeIncident(command.tx, answer.id, columns, stampOf(command)),
})

/** Notices about students with many incidents as commands use them. */
export const noticeKind: RecordKind<Command, number, NoticeView, NoticeColumns> = {
  found: foundOr('This notice does not exist.'),
  async lock({ tx, actor }, id) {
    insist(canReadIncidents(actor))
    await lockNotice(tx, id)
  },
  find: ({ tx, actor }, id) => findNotice(tx, actor, id),
  version: (view) => view,
  target: ({ answer: { id, leaId, year } }) => ({
    targetType: 'incidentNotice',
    targetId: id,
    leaId,
    year,
  }),
  write: ({ tx }, { answer }, columns) => changeNotice(tx, answer.id, columns),
}
