import type { Attempts, Prepare } from '../../../testing/access/access-kit.js'
import type { AccessWorld } from '../../../testing/access/access-world.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call               record  | anon half dis  | SA   SM   LI   DRS  LA   LU   | CL
getManualSkips     own     | 401  401  401  | ok   ok   ok   ok   403  404  | 403
getManualSkips     foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
getManualSkips     missing | 401  401  401  | 404  404  404  404  404  404  | 403
preCheckSkipLogic  own     | 401  401  401  | ok   ok   403  403  403  404  | 403
preCheckSkipLogic  foreign | 401  401  401  | ok   ok   404  403  404  404  | 403
preCheckSkipLogic  missing | 401  401  401  | 404  404  404  404  404  404  | 403
updateSkipLogic    own     | 401  401  401  | ok   ok   403  403  403  404  | 403
updateSkipLogic    foreign | 401  401  401  | ok   ok   404  403  404  404  | 403
updateSkipLogic    missing | 401  401  401  | 404  404  404  404  404  404  | 403
updateStudentSetup own     | 401  401  401  | ok   ok   403  403  403  404  | 403
updateStudentSetup foreign | 401  401  401  | ok   ok   404  403  404  404  | 403
updateStudentSetup missing | 401  401  401  | 404  404  404  404  404  404  | 403
`

const typeKey = 'desk-audit'

/** A record whose documents are there, with its version. */
async function opened(world: AccessWorld, record: string): Promise<{ id: number; version: number }> {
  if (record === 'missing') return { id: 999_999, version: 1 }
  const { id } = await world.audits.withDocument(world.leas[record] ?? 0)
  return { id, version: (await world.audits.setup('monitor@state.example', id)).body.version }
}

const sections = [{ id: 'dab-goals', reason: 'Reviewed elsewhere.' }]

const preCheck: Prepare = async (world, record) => ({
  params: { typeKey, studentId: (await opened(world, record)).id, part: 'Part B' },
  body: { sections },
})

export const attempts: Attempts = {
  getManualSkips: async (world, record) => ({
    params: { typeKey, studentId: (await opened(world, record)).id },
  }),
  preCheckSkipLogic: preCheck,
  async updateSkipLogic(world, record) {
    const { id: studentId, version } = await opened(world, record)
    return { params: { typeKey, studentId, part: 'Part B' }, body: { sections, version } }
  },
  async updateStudentSetup(world, record) {
    const { id, version } = await opened(world, record)
    return { params: { typeKey }, body: { id, answers: {}, version } }
  },
}
