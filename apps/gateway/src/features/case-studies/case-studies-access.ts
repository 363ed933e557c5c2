import type { Arguments, Attempts, Prepare } from '../../testing/access/graphql-kit.js'
import type { GraphqlWorld } from '../../testing/access/graphql-world.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field                     record   | anon half dis | SA   SM   LI   DRS  LA   LU   | CL
caseStudies               -        | 401  401  401 | all  all  own  all  403  403  | 403
caseStudy                 own      | 401  401  401 | ok   ok   ok   ok   403  403  | 403
caseStudy                 foreign  | 401  401  401 | ok   ok   404  ok   403  403  | 403
caseStudy                 missing  | 401  401  401 | 404  404  404  404  403  403  | 403
caseStudyWords            own      | 401  401  401 | ok   ok   403  403  403  403  | 403
caseStudyWords            foreign  | 401  401  401 | ok   ok   no   403  403  403  | 403
caseStudyWords            missing  | 401  401  401 | 404  404  no   no   403  403  | 403
addCaseStudy              own      | 401  401  401 | ok   ok   403  403  403  403  | 403
addCaseStudy              foreign  | 401  401  401 | ok   ok   403  403  403  403  | 403
addCaseStudy              missing  | 401  401  401 | bad  bad  403  403  403  403  | 403
updateCaseStudy           own      | 401  401  401 | ok   ok   403  403  403  403  | 403
updateCaseStudy           foreign  | 401  401  401 | ok   ok   no   403  403  403  | 403
updateCaseStudy           missing  | 401  401  401 | 404  404  no   no   403  403  | 403
addCaseStudyStudent       own      | 401  401  401 | ok   ok   403  403  403  403  | 403
addCaseStudyStudent       foreign  | 401  401  401 | ok   ok   no   403  403  403  | 403
addCaseStudyStudent       missing  | 401  401  401 | 404  404  no   no   403  403  | 403
removeCaseStudyStudent    own      | 401  401  401 | ok   ok   403  403  403  403  | 403
removeCaseStudyStudent    foreign  | 401  401  401 | ok   ok   no   403  403  403  | 403
removeCaseStudyStudent    missing  | 401  401  401 | 404  404  no   no   403  403  | 403
revealCaseStudyStudents   own      | 401  401  401 | ok   ok   403  403  403  403  | 403
revealCaseStudyStudents   foreign  | 401  401  401 | ok   ok   no   403  403  403  | 403
revealCaseStudyStudents   missing  | 401  401  401 | 404  404  no   no   403  403  | 403
moveCaseStudy             own      | 401  401  401 | may  may  403  403  403  403  | 403
moveCaseStudy             foreign  | 401  401  401 | may  may  no   403  403  403  | 403
moveCaseStudy             missing  | 401  401  401 | 404  404  no   no   403  403  | 403
referCaseStudy            own      | 401  401  401 | may  may  403  403  403  403  | 403
referCaseStudy            foreign  | 401  401  401 | may  may  no   403  403  403  | 403
referCaseStudy            missing  | 401  401  401 | 404  404  no   no   403  403  | 403
decideCaseStudyWords      own      | 401  401  401 | ok   ok   403  403  403  403  | 403
decideCaseStudyWords      foreign  | 401  401  401 | ok   ok   no   403  403  403  | 403
decideCaseStudyWords      missing  | 401  401  401 | 404  404  no   no   403  403  | 403
addCaseStudyComment       own      | 401  401  401 | ok   ok   403  403  403  403  | 403
addCaseStudyComment       foreign  | 401  401  401 | ok   ok   no   403  403  403  | 403
addCaseStudyComment       missing  | 401  401  401 | 404  404  no   no   403  403  | 403
editCaseStudyComment      own      | 401  401  401 | no   ok   403  403  403  403  | 403
editCaseStudyComment      foreign  | 401  401  401 | no   ok   no   403  403  403  | 403
editCaseStudyComment      missing  | 401  401  401 | 404  404  no   no   403  403  | 403
resolveCaseStudyComment   own      | 401  401  401 | ok   ok   403  403  403  403  | 403
resolveCaseStudyComment   foreign  | 401  401  401 | ok   ok   no   403  403  403  | 403
resolveCaseStudyComment   missing  | 401  401  401 | 404  404  no   no   403  403  | 403
`

interface Made {
  id: number
  version: number
  students: { id: string }[]
  comments: { id: number; version: number }[]
}

const student = { studentId: 'S-10001234', firstName: 'Ada', lastName: 'Bell' }
const shape = 'caseStudy { id version students { id } comments { id version } } errors { code message }'

const inputIn = (world: GraphqlWorld, record: string) => ({
  leaId: world.leas[record] ?? 0,
  year: world.year,
  part: 'Part B',
  theme: 'Seen',
})

async function made(world: GraphqlWorld, record: string): Promise<Made> {
  const { caseStudy } = await world.ask<{ caseStudy: Made }>(
    'SM',
    `mutation ($input: AddCaseStudyInput!) { addCaseStudy(input: $input) { ${shape} } }`,
    { input: inputIn(world, record) },
  )
  return caseStudy
}

const idOf = async (world: GraphqlWorld, record: string) =>
  record === 'missing' ? 999_999 : (await made(world, record)).id

const byId =
  (more: Arguments = {}): Prepare =>
  async (world, record) => ({ id: await idOf(world, record), ...more })

const byInput =
  (more: Arguments): Prepare =>
  async (world, record) => ({ input: { id: await idOf(world, record), ...more } })

const onComment =
  (fields: Arguments): Prepare =>
  async (world, record) => {
    if (record === 'missing') return { input: { id: 999_999, commentId: 1, version: 1, ...fields } }
    const { id } = await made(world, record)
    const { caseStudy } = await world.ask<{ caseStudy: Made }>(
      'SM',
      `mutation ($input: AddCaseStudyCommentInput!) { addCaseStudyComment(input: $input) { ${shape} } }`,
      { input: { id, body: '<p>Seen.</p>', visibility: 'Internal' } },
    )
    const [comment] = caseStudy.comments
    return { input: { id, commentId: comment?.id ?? 0, version: comment?.version ?? 1, ...fields } }
  }

export const attempts: Attempts = {
  async caseStudies(world) {
    await made(world, 'own')
    await made(world, 'foreign')
    return { pageSize: 200 }
  },
  caseStudy: byId(),
  caseStudyWords: byId(),
  addCaseStudy: (world, record) => ({ input: inputIn(world, record) }),
  updateCaseStudy: byInput({ question: 'Seen?', version: 1 }),
  addCaseStudyStudent: byInput({ ...student, version: 1 }),
  async removeCaseStudyStudent(world, record) {
    if (record === 'missing') return { input: { id: 999_999, studentRowId: 'x', version: 1 } }
    const { id, version } = await made(world, record)
    const { caseStudy } = await world.ask<{ caseStudy: Made }>(
      'SM',
      `mutation ($input: AddCaseStudyStudentInput!) { addCaseStudyStudent(input: $input) { ${shape} } }`,
      { input: { id, version, ...student } },
    )
    return { input: { id, studentRowId: caseStudy.students[0]?.id ?? '', version: caseStudy.version } }
  },
  revealCaseStudyStudents: byId(),
  moveCaseStudy: byInput({ move: 'submit', version: 1 }),
  referCaseStudy: byInput({ plannedStart: '2998-10-01', leadMonitorId: 'x', version: 1 }),
  decideCaseStudyWords: byId({ words: [{ word: 'Ann', decision: 'Keep' }] }),
  addCaseStudyComment: byInput({ body: '<p>Seen.</p>', visibility: 'Internal' }),
  editCaseStudyComment: onComment({ body: '<p>Read.</p>' }),
  resolveCaseStudyComment: onComment({ resolved: true }),
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
CaseStudy: audit author changedBy changedOn comments commentInternally concerns conclusions createdOn decideWords edit exportFile exportNames gaps id interviews lastReason lea leaId methodNotes part question ratings recommendations refer referToAudit reportId reveal reviewer status steps strengths students theme timeline undecided version year
CaseStudyAudit: id prongId typeKey
CaseStudyComment: at author body edit editedAt id resolve resolvedAt resolvedBy version visibility
CaseStudyEvent: date document event id source
CaseStudyInterview: date id notes person role
CaseStudyPage: add page pageSize rows total
CaseStudyPayload: caseStudy errors
CaseStudyRating: area note rating
CaseStudyRecommendation: id text
CaseStudyRow: author changedBy changedOn id lea leaId part reviewer status students theme version year
CaseStudyStep: allowed move needsReason reason
CaseStudyStudent: id label
CaseStudyStudentsPayload: errors students
CaseStudyWord: around decision times word
CaseStudyWordsPayload: errors words
RevealedCaseStudent: firstName id lastName studentId
`
