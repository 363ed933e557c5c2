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

export const updateCases: UpdateFile['updateCases'] = [
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
