import type { AccessWorld } from '../../testing/access/access-world.js'
import { allegany } from '../../testing/self-assessment-steps.js'
import { admin, monitor, type UpdateFile, type UpdateSubject } from '../../testing/updates/update-kit.js'

/** A record of a sample with these fields. */
async function record(
  { audits }: AccessWorld,
  fields: Record<string, unknown>,
  beside: Record<string, unknown> = {},
): Promise<UpdateSubject> {
  const { id: prongId } = await audits.withSample(allegany, 2)
  const [first] = (await audits.records(monitor, prongId)).body
  const id = first?.id ?? 0
  const read = async () => {
    const found = (await audits.records(monitor, prongId)).body.find((one) => one.id === id)
    return { ...found }
  }
  return { params: { typeKey: 'desk-audit', id }, fields, beside, read }
}

const call = 'updateSampleRecord'

/** An answered item of a record. */
async function answeredItem({ audits }: AccessWorld): Promise<UpdateSubject> {
  const studentId = await audits.readyRecord(allegany)
  const prongId = await audits.prongOf(studentId)
  const fields = { value: 'N', comment: 'No baseline.', internalNote: 'Ask.', extras: {} }
  await audits.answer(monitor, studentId, 'dab-4-01', 0, fields)
  const read = async () => {
    const { sections } = (await audits.content(monitor, { id: studentId, prongId })).body
    return { ...sections.flatMap(({ items }) => items).find(({ id }) => id === 'dab-4-01') }
  }
  return { params: { typeKey: 'desk-audit' }, fields, beside: { studentId, itemId: 'dab-4-01' }, read }
}

export const updateCases: UpdateFile['updateCases'] = [
  { call: 'updateItemResponse', user: monitor, subject: answeredItem },
  {
    call,
    user: monitor,
    subject: async (world) =>
      record(world, { note: 'Ask.', assignedMonitorId: await world.api.userId(monitor) }),
  },
  {
    call,
    user: admin,
    subject: (world) => record(world, { leaConfirmedEnrolled: true, noDocumentReason: 'On paper.' }),
  },
  {
    call,
    user: admin,
    subject: (world) => record(world, { leftOn: '2025-01-02' }, { leaConfirmedEnrolled: false }),
  },
]

export const notStored: UpdateFile['notStored'] = {
  // They are said with an act: the next act says them anew.
  setAuditStatus: ['reason'],
  deleteSampleRecord: ['reason'],
  updateSampleRecord: ['status', 'reason'],
}
