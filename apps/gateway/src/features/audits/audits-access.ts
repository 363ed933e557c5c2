import type { Attempts, Prepare } from '../../testing/access/graphql-kit.js'
import type { GraphqlWorld } from '../../testing/access/graphql-world.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field           record  | anon half dis | SA   SM   LI   DRS  LA   LU   | CL
audits          -       | 401  401  401 | all  all  own  all  own  own  | 403
auditProng      own     | 401  401  401 | ok   ok   ok   ok   ok   ok   | 403
auditProng      planned | 401  401  401 | ok   ok   ok   ok   404  404  | 403
auditProng      foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
auditProng      missing | 401  401  401 | 404  404  404  404  404  404  | 403
plannedAudits   own     | 401  401  401 | ok   ok   403  403  403  403  | 403
plannedAudits   foreign | 401  401  401 | ok   ok   403  403  403  403  | 403
plannedAudits   missing | 401  401  401 | bad  bad  403  403  403  403  | 403
createAudits    own     | 401  401  401 | ok   ok   403  403  403  403  | 403
createAudits    foreign | 401  401  401 | ok   ok   403  403  403  403  | 403
createAudits    missing | 401  401  401 | bad  bad  403  403  403  403  | 403
notifyOfAudit   own     | 401  401  401 | ok   ok   403  403  404  404  | 403
notifyOfAudit   foreign | 401  401  401 | ok   ok   404  403  404  404  | 403
notifyOfAudit   missing | 401  401  401 | 404  404  404  404  404  404  | 403
setAuditStatus  own     | 401  401  401 | ok   ok   403  403  403  403  | 403
setAuditStatus  foreign | 401  401  401 | ok   ok   404  403  404  404  | 403
setAuditStatus  missing | 401  401  401 | 404  404  404  404  404  404  | 403
auditListCheck  own     | 401  401  401 | ok   ok   ok   ok   ok   403  | 403
auditListCheck  foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
auditListCheck  missing | 401  401  401 | 404  404  404  404  404  404  | 403
auditPopulation own     | 401  401  401 | ok   ok   ok   ok   ok   403  | 403
auditPopulation foreign | 401  401  401 | ok   ok   404  ok   404  404  | 403
auditPopulation missing | 401  401  401 | 404  404  404  404  404  404  | 403
`

const typeKey = 'desk-audit'

const newAudit: Prepare = async (world, record) => ({ input: await world.newAudit(record) })

const keptProng = (world: GraphqlWorld, record: string) => ({
  typeKey,
  prongId: record === 'missing' ? 999_999 : (world.keptAudit(record).prongs[0]?.id ?? 0),
})

export const attempts: Attempts = {
  auditListCheck: keptProng,
  auditPopulation: (world, record) => ({ ...keptProng(world, record), page: 1, pageSize: 10 }),
  audits: ({ year }) => ({ typeKey, year }),
  async auditProng(world, record) {
    if (record === 'missing') return { typeKey, id: 999_999 }
    const audit = record === 'planned' ? await world.audit('own', 'planned') : world.keptAudit(record)
    return { typeKey, id: audit.prongs[0]?.id ?? 0 }
  },
  plannedAudits: newAudit,
  createAudits: newAudit,
  async notifyOfAudit(world, record) {
    const { id, leaId, part, year } = await world.audit(record, 'planned')
    const userId = (await world.user('monitor@state.example')).id
    return { input: { typeKey, id: record === 'missing' ? 999_999 : id, leaId, part, year, userId } }
  },
  async setAuditStatus(world, record) {
    const [prong] = (await world.audit(record, 'notified')).prongs
    const prongId = record === 'missing' ? 999_999 : prong?.id
    return { input: { typeKey, prongId, status: 10, reason: 'Merged.', version: prong?.version } }
  },
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
Audit: createdOn documentsDueOn id lea leaId leadMonitor notifiedOn notify part plannedEnd plannedStart prongs reason reasonText sequence typeKey version year
AuditLetterDraft: paragraphs subject
AuditProng: allowedActions audit id number round status version
AuditProngPayload: errors prong
AuditProngRow: id number round status version
AuditsPayload: audits errors
ListColumnName: field name
ListProblem: column message row
PopulationPage: columns rows total
PopulationRow: age flags id student values
PopulationValue: field value
RefusedStudentList: errors fileName rowCount
StudentListCheck: errorCount fileName hasFile refused rowCount upload uploadedAt uploadedBy warnings
AuditStep: allowed reason to
PlannedAudit: lea leaId letter part refusals sequence
`
