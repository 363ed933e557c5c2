import { uuid, type Attempt, type Attempts, type Prepare } from '../../testing/access/access-kit.js'
import { userNames, type AccessWorld } from '../../testing/access/access-world.js'
import type { Finding } from '../../testing/finding-steps.js'
import { aPdf } from '../../testing/upload-steps.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                      record        | anon half dis  | SA   SM   LI         DRS    LA      LU        | CL
listFindings              -             | 401  401  401  | all  all  own        all    own     own       | 403
exportFindings            -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
getFindingNumbers         -             | 401  401  401  | all  all  own        all    own     own       | 403
listFindingCitations      -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
listFindingOwners         -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
getFinding                own           | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
getFinding                draft         | 401  401  401  | ok   ok   ok         ok     404     404       | 403
getFinding                foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 403
getFinding                missing       | 401  401  401  | 404  404  404        404    404     404       | 403
draftFinding              own           | 401  401  401  | ok   ok   403        403    403     403       | 403
draftFinding              foreign       | 401  401  401  | ok   ok   403        403    403     403       | 403
draftFinding              missing       | 401  401  401  | bad  bad  403        403    403     403       | 403
updateFinding             own           | 401  401  401  | ok   ok   403        403    404     404       | 403
updateFinding             foreign       | 401  401  401  | ok   ok   404        403    404     404       | 403
updateFinding             missing       | 401  401  401  | 404  404  404        404    404     404       | 403
issueFinding              own           | 401  401  401  | ok   ok   403        403    404     404       | 403
issueFinding              foreign       | 401  401  401  | ok   ok   404        403    404     404       | 403
issueFinding              missing       | 401  401  401  | 404  404  404        404    404     404       | 403
decideFinding             own           | 401  401  401  | ok   ok   403        403    403     403       | 403
decideFinding             foreign       | 401  401  401  | ok   ok   404        403    404     404       | 403
decideFinding             missing       | 401  401  401  | 404  404  404        404    404     404       | 403
closeFinding              own           | 401  401  401  | may  may  403        403    403     403       | 403
closeFinding              foreign       | 401  401  401  | may  may  404        403    404     404       | 403
closeFinding              missing       | 401  401  401  | 404  404  404        404    404     404       | 403
saveFindingCorrection     own           | 401  401  401  | 403  403  403        403    ok      403       | 403
saveFindingCorrection     assigned      | 401  401  401  | 403  403  403        403    ok      ok        | 403
saveFindingCorrection     foreign       | 401  401  401  | 403  403  404        403    404     404       | 403
saveFindingCorrection     missing       | 401  401  401  | 404  404  404        404    404     404       | 403
judgeFindingCorrection    own           | 401  401  401  | may  may  403        403    403     403       | 403
judgeFindingCorrection    foreign       | 401  401  401  | may  may  404        403    404     404       | 403
judgeFindingCorrection    missing       | 401  401  401  | 404  404  404        404    404     404       | 403
requestFindingVerification own           | 401  401  401  | 403  403  403        403    may     403       | 403
requestFindingVerification foreign       | 401  401  401  | 403  403  404        403    404     404       | 403
requestFindingVerification missing       | 401  401  401  | 404  404  404        404    404     404       | 403
revealFindingReferences   own           | 401  401  401  | ok   ok   403        403    ok      403       | 403
revealFindingReferences   assigned      | 401  401  401  | ok   ok   403        403    ok      ok        | 403
revealFindingReferences   foreign       | 401  401  401  | ok   ok   404        403    404     404       | 403
revealFindingReferences   missing       | 401  401  401  | 404  404  404        404    404     404       | 403
recordFindingRound        own           | 401  401  401  | may  may  403        403    403     403       | 403
recordFindingRound        foreign       | 401  401  401  | may  may  404        403    404     404       | 403
recordFindingRound        missing       | 401  401  401  | 404  404  404        404    404     404       | 403
remindOfFindings          own           | 401  401  401  | ok   ok   403        403    403     403       | 403
remindOfFindings          foreign       | 401  401  401  | ok   ok   404        403    404     404       | 403
remindOfFindings          missing       | 401  401  401  | 404  404  404        404    404     404       | 403
assignFindingOwner        own           | 401  401  401  | ok   ok   403        403    403     403       | 403
assignFindingOwner        foreign       | 401  401  401  | ok   ok   403        403    403     403       | 403
assignFindingOwner        missing       | 401  401  401  | 404  404  403        403    403     403       | 403
listFindingUsers          own           | 401  401  401  | 403  403  403        403    ok      403       | 403
listFindingUsers          foreign       | 401  401  401  | 403  403  404        403    404     404       | 403
listFindingUsers          missing       | 401  401  401  | 404  404  404        404    404     404       | 403
assignFindingUser         own           | 401  401  401  | 403  403  403        403    ok      403       | 403
assignFindingUser         foreign       | 401  401  401  | 403  403  404        403    404     404       | 403
assignFindingUser         missing       | 401  401  401  | 404  404  404        404    404     404       | 403
uploadFindingFiles        own           | 401  401  401  | 403  403  403        403    ok      403       | 403
uploadFindingFiles        foreign       | 401  401  401  | 403  403  404        403    404     404       | 403
uploadFindingFiles        missing       | 401  401  401  | 404  404  404        404    404     404       | 403
uploadFindingFiles        evidence      | 401  401  401  | ok   ok   403        403    ok      403       | 403
addFindingComment         own           | 401  401  401  | ok   ok   403        403    ok      403       | 403
addFindingComment         assigned      | 401  401  401  | ok   ok   403        403    ok      ok        | 403
addFindingComment         internal      | 401  401  401  | ok   ok   403        403    403     403       | 403
addFindingComment         foreign       | 401  401  401  | ok   ok   404        403    404     404       | 403
addFindingComment         missing       | 401  401  401  | 404  404  404        404    404     404       | 403
editFindingComment        own           | 401  401  401  | 403  may  403        403    403     403       | 403
editFindingComment        internal      | 401  401  401  | 403  may  403        403    404     404       | 403
editFindingComment        foreign       | 401  401  401  | 403  may  404        403    404     404       | 403
editFindingComment        missing       | 401  401  401  | 404  404  404        404    404     404       | 403
resolveFindingComment     own           | 401  401  401  | may  may  403        403    may     403       | 403
resolveFindingComment     internal      | 401  401  401  | may  may  403        403    404     404       | 403
resolveFindingComment     foreign       | 401  401  401  | may  may  404        403    404     404       | 403
resolveFindingComment     missing       | 401  401  401  | 404  404  404        404    404     404       | 403
downloadFindingFile       own           | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
downloadFindingFile       foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 403
downloadFindingFile       missing       | 401  401  401  | 404  404  404        404    404     404       | 403
deleteFindingFile         own           | 401  401  401  | 403  403  403        403    may     403       | 403
deleteFindingFile         foreign       | 401  401  401  | 403  403  404        403    404     404       | 403
deleteFindingFile         missing       | 401  401  401  | 404  404  404        404    404     404       | 403
`

/** A finding of its own for each attempt; with `kept` the one that stays. */
const onFinding =
  (
    stage: 'draft' | 'issued' | 'kept',
    request: (
      finding: Finding,
      world: AccessWorld,
      record: string,
    ) => Omit<Attempt, 'params'> & { more?: Attempt['params'] } = () => ({}),
  ): Prepare =>
  async (world, record) => {
    const stays = stage === 'kept' || record === 'missing'
    const finding = stays ? world.keptFinding(record) : await world.finding(record, stage)
    if (record === 'assigned')
      await world.steps.send(
        'admin@allegany.example',
        'post',
        `/api/findings/${finding.id}/users/${await world.api.userId(userNames.LU ?? '')}`,
        { assigned: true },
      )
    const { more, ...rest } = request(finding, world, record)
    return { params: { id: record === 'missing' ? 999_999 : finding.id, ...more }, ...rest }
  }

/** A comment of the monitor on a finding of its own. */
const onComment =
  (body: object): Prepare =>
  async (world, record) => {
    if (record === 'missing') return { params: { id: world.keptFinding('own').id, commentId: 999_999 }, body }
    const finding = await world.finding(record, 'issued')
    const visibility = record === 'internal' ? 'Internal' : 'Shared'
    const said = await world.findings.comment('monitor@state.example', finding, { visibility })
    return { params: { id: finding.id, commentId: said.body.comments[0]?.id ?? 0 }, body }
  }

const draftOf = (finding: Finding) => ({
  citationId: finding.citation?.id ?? null,
  description: 'Changed.',
  discoveredOn: finding.discoveredOn,
})

const signature = { signatureName: 'Mona Tor', signatureTitle: 'Monitor' }
const reason = 'Staff was trained on the timeline.'
const caseOf = ({ cases }: Finding) => ({ caseId: cases[0]?.id ?? 0 })
const fileOf = ({ cases }: Finding) => ({ id: cases[0]?.files[0]?.id ?? uuid })
const thisFfy = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5) < '07-01' ? 1 : 0)

export const attempts: Attempts = {
  listFindings: () => ({ query: '?pageSize=200' }),
  getFindingNumbers: (world) => ({
    query: `?ffy=${thisFfy(world.findings.today())}&part=Part%20B`,
  }),
  getFinding: async (world, record) =>
    record === 'draft'
      ? { params: { id: (await world.finding('own', 'draft')).id } }
      : onFinding('kept')(world, record, 'SA'),
  draftFinding: (world, record) => ({
    body: {
      source: 'Other',
      leaId: world.leas[record],
      year: world.year,
      part: 'Part B',
      citationId: null,
      description: 'x',
      discoveredOn: world.findings.today(),
    },
  }),
  updateFinding: onFinding('draft', (finding) => ({
    body: { ...draftOf(finding), cases: [], version: finding.version },
  })),
  issueFinding: onFinding('draft', ({ version, discoveredOn }) => ({
    body: { issuedOn: discoveredOn, template: 'Issued', ...signature, version },
  })),
  decideFinding: onFinding('issued', ({ version }) => ({
    body: { decision: 'withdraw', reason: 'Wrong agency.', version },
  })),
  closeFinding: onFinding('kept', ({ version }) => ({ body: { ...signature, version } })),
  saveFindingCorrection: onFinding('issued', (finding) => ({
    more: caseOf(finding),
    body: {
      correctedOn: null,
      narrative: 'Begun.',
      leftJurisdictionOn: null,
      submit: false,
      version: finding.cases[0]?.version ?? 1,
    },
  })),
  judgeFindingCorrection: onFinding('kept', (finding) => ({
    more: caseOf(finding),
    body: { verdict: 'return', comment: 'Add the date.', version: 9999 },
  })),
  requestFindingVerification: onFinding('kept', () => ({ body: { note: reason, version: 9999 } })),
  revealFindingReferences: onFinding('issued'),
  recordFindingRound: onFinding('kept', ({ issuedOn, version }) => ({
    body: { periodFrom: issuedOn, periodTo: issuedOn, recordsReviewed: 1, recordsCompliant: 1, version },
  })),
  remindOfFindings: (world, record) => ({
    body: { ids: [record === 'missing' ? 999_999 : world.keptFinding(record).id] },
  }),
  assignFindingOwner: async (world, record) => ({
    body: {
      ids: [record === 'missing' ? 999_999 : world.keptFinding(record).id],
      ownerMonitorId: await world.api.userId('monitor@state.example'),
    },
  }),
  listFindingUsers: onFinding('kept'),
  assignFindingUser: async (world, record) => ({
    params: {
      id: record === 'missing' ? 999_999 : world.keptFinding(record).id,
      userId: await world.api.userId('admin2@allegany.example'),
    },
    body: { assigned: true },
  }),
  uploadFindingFiles: async (world, record) => {
    const finding = record === 'missing' ? undefined : await world.finding(record, 'issued')
    const form = new FormData()
    form.append('findingId', String(finding?.id ?? 999_999))
    if (record === 'evidence') form.append('evidence', 'true')
    else form.append('caseId', String(finding?.cases[0]?.id ?? 999_999))
    form.append('titles', 'Proof')
    form.append('documents', new Blob([aPdf]), 'proof.pdf')
    return { form }
  },
  addFindingComment: onFinding('issued', (_finding, _world, record) => ({
    body: { body: '<p>Seen.</p>', visibility: record === 'internal' ? 'Internal' : 'Shared' },
  })),
  editFindingComment: onComment({ body: '<p>Changed.</p>', version: 9999 }),
  resolveFindingComment: onComment({ resolved: true, version: 9999 }),
  downloadFindingFile: (world, record) => ({
    params: record === 'missing' ? { id: uuid } : fileOf(world.keptFinding(record)),
  }),
  deleteFindingFile: (world, record) => ({
    params: record === 'missing' ? { id: uuid } : fileOf(world.keptFinding(record)),
  }),
}
