import type { Attempts, Prepare } from '../../../testing/access/access-kit.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call              record  | anon half dis  | SA   SM   LI   DRS  LA   LU   | CL
getAuditDashboard own     | 401  401  401  | ok   ok   ok   ok   ok   ok   | 403
getAuditDashboard foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
getAuditDashboard missing | 401  401  401  | 404  404  404  404  404  404  | 403
getCurrentAuditDashboard own     | 401  401  401  | ok   ok   ok   ok   ok   ok   | 403
getCurrentAuditDashboard foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
getCurrentAuditDashboard missing | 401  401  401  | 404  404  404  404  404  404  | 403
getSampleRecord   own     | 401  401  401  | ok   ok   ok   ok   ok   404  | 403
getSampleRecord   foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
getSampleRecord   missing | 401  401  401  | 404  404  404  404  404  404  | 403
getRecordItem     own     | 401  401  401  | ok   ok   ok   ok   403  404  | 403
getRecordItem     foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
getRecordItem     missing | 401  401  401  | 404  404  404  404  404  404  | 403
getAuditContent   own     | 401  401  401  | ok   ok   ok   ok   403  403  | 403
getAuditContent   missing | 401  401  401  | 404  404  404  404  404  404  | 403
getCaseSetup      own     | 401  401  401  | ok   ok   ok   ok   403  403  | 403
getCaseSetup      missing | 401  401  401  | 404  404  404  404  404  404  | 403
getContentSetup   own     | 401  401  401  | ok   ok   ok   ok   403  403  | 403
getContentSetup   missing | 401  401  401  | 404  404  404  404  404  404  | 403
`

const missing = 999_999
const key = (record: string) => (record === 'missing' ? 'none' : 'desk-audit')

/** Of content, what is missing is the kind of audit. */
const ofContent: Prepare = ({ year }, record) => ({
  params: { typeKey: key(record) },
  query: `?year=${year}`,
})

export const attempts: Attempts = {
  getAuditDashboard: ({ leas, year }, record) => ({
    params: { typeKey: 'desk-audit', leaId: leas[record] ?? missing, year, isStateMonitor: 'false' },
  }),
  getCurrentAuditDashboard: ({ leas }, record) => ({
    params: { typeKey: 'desk-audit', leaId: leas[record] ?? missing },
  }),
  async getSampleRecord({ audits, leas }, record) {
    const id = record === 'missing' ? missing : (await audits.withDocument(leas[record] ?? 0)).id
    return { params: { typeKey: 'desk-audit', id } }
  },
  async getRecordItem({ audits, leas }, record) {
    const studentId = record === 'missing' ? missing : (await audits.withDocument(leas[record] ?? 0)).id
    return { params: { typeKey: 'desk-audit', studentId, itemId: 'dab-4-01' } }
  },
  getAuditContent: (_world, record) => ({ params: { typeKey: key(record) } }),
  getCaseSetup: (_world, record) => ({ params: { typeKey: key(record) } }),
  getContentSetup: ofContent,
}
