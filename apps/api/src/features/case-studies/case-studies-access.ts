import type { Attempt, Attempts, Prepare } from '../../testing/access/access-kit.js'
import type { AccessWorld } from '../../testing/access/access-world.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                      record   | anon half dis  | SA   SM   LI   DRS  LA   LU   | CL
listCaseStudies           -        | 401  401  401  | all  all  own  all  403  403  | 403
exportCaseStudies         -        | 401  401  401  | ok   ok   ok   ok   403  403  | 403
getCaseStudy              own      | 401  401  401  | ok   ok   ok   ok   403  403  | 403
getCaseStudy              foreign  | 401  401  401  | ok   ok   404  ok   403  403  | 403
getCaseStudy              missing  | 401  401  401  | 404  404  404  404  403  403  | 403
addCaseStudy              own      | 401  401  401  | ok   ok   403  403  403  403  | 403
addCaseStudy              foreign  | 401  401  401  | ok   ok   403  403  403  403  | 403
addCaseStudy              missing  | 401  401  401  | bad  bad  403  403  403  403  | 403
updateCaseStudy           own      | 401  401  401  | ok   ok   403  403  403  403  | 403
updateCaseStudy           foreign  | 401  401  401  | ok   ok   no   403  403  403  | 403
updateCaseStudy           missing  | 401  401  401  | 404  404  no   no   403  403  | 403
addCaseStudyStudent       own      | 401  401  401  | ok   ok   403  403  403  403  | 403
addCaseStudyStudent       foreign  | 401  401  401  | ok   ok   no   403  403  403  | 403
addCaseStudyStudent       missing  | 401  401  401  | 404  404  no   no   403  403  | 403
removeCaseStudyStudent    own      | 401  401  401  | ok   ok   403  403  403  403  | 403
removeCaseStudyStudent    foreign  | 401  401  401  | ok   ok   no   403  403  403  | 403
removeCaseStudyStudent    missing  | 401  401  401  | 404  404  no   no   403  403  | 403
revealCaseStudyStudents   own      | 401  401  401  | ok   ok   403  403  403  403  | 403
revealCaseStudyStudents   foreign  | 401  401  401  | ok   ok   no   403  403  403  | 403
revealCaseStudyStudents   missing  | 401  401  401  | 404  404  no   no   403  403  | 403
moveCaseStudy             own      | 401  401  401  | may  may  403  403  403  403  | 403
moveCaseStudy             foreign  | 401  401  401  | may  may  no   403  403  403  | 403
moveCaseStudy             missing  | 401  401  401  | 404  404  no   no   403  403  | 403
referCaseStudy            own      | 401  401  401  | may  may  403  403  403  403  | 403
referCaseStudy            foreign  | 401  401  401  | may  may  no   403  403  403  | 403
referCaseStudy            missing  | 401  401  401  | 404  404  no   no   403  403  | 403
listCaseStudyWords        own      | 401  401  401  | ok   ok   403  403  403  403  | 403
listCaseStudyWords        foreign  | 401  401  401  | ok   ok   no   403  403  403  | 403
listCaseStudyWords        missing  | 401  401  401  | 404  404  no   no   403  403  | 403
decideCaseStudyWords      own      | 401  401  401  | ok   ok   403  403  403  403  | 403
decideCaseStudyWords      foreign  | 401  401  401  | ok   ok   no   403  403  403  | 403
decideCaseStudyWords      missing  | 401  401  401  | 404  404  no   no   403  403  | 403
exportCaseStudy           own      | 401  401  401  | may  may  403  403  403  403  | 403
exportCaseStudy           foreign  | 401  401  401  | may  may  no   403  403  403  | 403
exportCaseStudy           missing  | 401  401  401  | 404  404  no   no   403  403  | 403
addCaseStudyComment       own      | 401  401  401  | ok   ok   403  403  403  403  | 403
addCaseStudyComment       foreign  | 401  401  401  | ok   ok   no   403  403  403  | 403
addCaseStudyComment       missing  | 401  401  401  | 404  404  no   no   403  403  | 403
editCaseStudyComment      own      | 401  401  401  | no   ok   403  403  403  403  | 403
editCaseStudyComment      foreign  | 401  401  401  | no   ok   no   403  403  403  | 403
editCaseStudyComment      missing  | 401  401  401  | 404  404  no   no   403  403  | 403
resolveCaseStudyComment   own      | 401  401  401  | ok   ok   403  403  403  403  | 403
resolveCaseStudyComment   foreign  | 401  401  401  | ok   ok   no   403  403  403  | 403
resolveCaseStudyComment   missing  | 401  401  401  | 404  404  no   no   403  403  | 403
`

const monitor = 'monitor@state.example'
const base = '/api/msde/case-studies'
const student = { studentId: 'S-10001234', firstName: 'Ada', lastName: 'Bell' }

interface Made {
  id: number
  version: number
  students: { id: string }[]
  comments: { id: number; version: number }[]
}

const inputIn = (world: AccessWorld, record: string) => ({
  leaId: world.leas[record] ?? 0,
  year: world.year,
  part: 'Part B',
  theme: 'Seen',
})

async function made(world: AccessWorld, record: string): Promise<Made> {
  const { body } = await world.steps.send<Made>(monitor, 'post', base, inputIn(world, record))
  return body
}

const onCaseStudy =
  (request: Omit<Attempt, 'params'> = {}): Prepare =>
  async (world, record) => ({
    params: { id: record === 'missing' ? 999_999 : (await made(world, record)).id },
    ...request,
  })

const onStudent: Prepare = async (world, record) => {
  if (record === 'missing') return { params: { id: 999_999, studentRowId: 'x' }, query: '?version=1' }
  const { id, version } = await made(world, record)
  const { body } = await world.steps.send<Made>(monitor, 'post', `${base}/${id}/students`, {
    ...student,
    version,
  })
  return {
    params: { id, studentRowId: body.students[0]?.id ?? '' },
    query: `?version=${body.version}`,
  }
}

const onComment =
  (fields: object): Prepare =>
  async (world, record) => {
    if (record === 'missing')
      return { params: { id: 999_999, commentId: 1 }, body: { ...fields, version: 1 } }
    const { id } = await made(world, record)
    const { body } = await world.steps.send<Made>(monitor, 'post', `${base}/${id}/comments`, {
      body: '<p>Seen.</p>',
      visibility: 'Internal',
    })
    const [comment] = body.comments
    return {
      params: { id, commentId: comment?.id ?? 0 },
      body: { ...fields, version: comment?.version ?? 1 },
    }
  }

export const attempts: Attempts = {
  async listCaseStudies(world) {
    await made(world, 'own')
    await made(world, 'foreign')
    return { query: '?pageSize=200' }
  },
  getCaseStudy: onCaseStudy(),
  addCaseStudy: (world, record) => ({ body: inputIn(world, record) }),
  updateCaseStudy: onCaseStudy({ body: { question: 'Seen?', version: 1 } }),
  addCaseStudyStudent: onCaseStudy({ body: { ...student, version: 1 } }),
  removeCaseStudyStudent: onStudent,
  revealCaseStudyStudents: onCaseStudy(),
  moveCaseStudy: onCaseStudy({ body: { move: 'submit', version: 1 } }),
  referCaseStudy: onCaseStudy({ body: { plannedStart: '2026-12-01', leadMonitorId: 'x', version: 1 } }),
  listCaseStudyWords: onCaseStudy(),
  decideCaseStudyWords: onCaseStudy({ body: { words: [{ word: 'Ann', decision: 'Keep' }] } }),
  exportCaseStudy: onCaseStudy(),
  addCaseStudyComment: onCaseStudy({ body: { body: '<p>Seen.</p>', visibility: 'Internal' } }),
  editCaseStudyComment: onComment({ body: '<p>Read.</p>' }),
  resolveCaseStudyComment: onComment({ resolved: true }),
}
