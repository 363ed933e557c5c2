import { auditProngPath, byAuditMonitor } from '@portal/domain'
import type { BodyOf, assignMonitor as assignCall } from '@portal/rest-contract'
import { changeRecord, openRecord, type Command } from '../../../server/command.js'
import { notify } from '../../notifications/notifications-notices-store.js'
import { chosenMonitor, prong, type Place } from '../audits-command.js'
import { findRecord, listRecords, type RecordView, type SampleRecord } from './audits-records-read-model.js'
import { recordFound, recordsOf } from './audits-records-service.js'

/** Says who of the state reviews records of a sample; all of them or none, with one notice. */
export async function assignMonitor(
  command: Command,
  place: Place,
  { recordIds, monitorId }: BodyOf<typeof assignCall>,
): Promise<SampleRecord[]> {
  const { tx, actor } = command
  const may = () => byAuditMonitor(actor, 'assign a monitor')
  const view = await openRecord(prong, command, place, { may })
  if (monitorId !== null) await chosenMonitor(tx, monitorId, 'monitorId')
  let changed = 0
  for (const id of new Set(recordIds)) {
    const found = await findRecord(tx, actor, place.typeKey, id)
    const { answer } = recordFound(found?.prong.answer.id === place.id ? found : null)
    if (answer.assignedMonitorId === monitorId) continue
    await changeRecord(recordsOf(place.typeKey), command, id, {
      action: 'assignMonitor',
      may,
      columns: () => ({ assignedMonitorId: monitorId }),
    })
    changed++
  }
  if (monitorId !== null && changed > 0)
    await notifyMonitor(command, view.audit, { prongId: place.id, monitorId, records: changed })
  return listRecords(tx, actor, view)
}

/** Names the audit and a number, never a child (domain definition 9.1). */
async function notifyMonitor(
  { tx, actor, ctx }: Command,
  { type, agency, answer }: RecordView['prong']['audit'],
  { prongId, monitorId, records }: { prongId: number; monitorId: string; records: number },
): Promise<void> {
  const what = records === 1 ? '1 record' : `${records} records`
  const audit = `${type.label}, ${answer.part}`
  await notify(tx, ctx, {
    kind: 'assigned',
    key: `audit-monitor:${answer.id}:${ctx.requestId}`,
    leaId: answer.leaId,
    userIds: [monitorId],
    title: `${audit}: ${what} to review assigned to you`,
    text: [`${actor.fullName} has assigned ${what} of the audit of ${agency} to you for review (${audit}).`],
    link: { path: auditProngPath(type.key, prongId), words: 'Open the audit here' },
    except: actor.userId,
  })
}
