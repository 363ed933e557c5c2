import {
  byId,
  isState,
  spared,
  sysadmin,
  uuid,
  type Attempts,
  type Prepare,
} from '../../testing/access/access-kit.js'
import type { CallerName } from '../../testing/access/access-legend.js'
import { userNames, type AccessWorld } from '../../testing/access/access-world.js'
import { dueOn, type SelfAssessment, type Subsection } from '../../testing/self-assessment-steps.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                      record        | anon half dis  | SA   SM   LI         DRS    LA      LU        | CL
listSelfAssessments       -             | 401  401  401  | all  all  own        all    own     own       | own
listSelfAssessments       foreign       | 401  401  401  | all  all  hidden     all    hidden  hidden    | hidden
listSelfAssessments       missing       | 401  401  401  | own  own  hidden     own    hidden  hidden    | hidden
listVisibleSelfAssessments -            | 401  401  401  | all  all  own        all    own     own       | own
listSelfAssessmentsOfLea  own           | 401  401  401  | own  own  own        own    own     own       | own
listSelfAssessmentsOfLea  foreign       | 401  401  401  | all  all  404        all    404     404       | 404
listSelfAssessmentsOfLea  missing       | 401  401  401  | own  own  404        own    404     404       | 404
listQuestionnaireResponses own          | 401  401  401  | own  own  own        own    own     own       | own
listQuestionnaireResponses foreign      | 401  401  401  | all  all  404        all    404     404       | 404
listQuestionnaireResponses missing      | 401  401  401  | own  own  404        own    404     404       | 404
getSelfAssessment         own           | 401  401  401  | ok   ok   ok         ok     ok      ok        | ok
getSelfAssessment         foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 404
getSelfAssessment         missing       | 401  401  401  | 404  404  404        404    404     404       | 404
activateSelfAssessments   own           | 401  401  401  | may  may  403        403    403     403       | 403
activateSelfAssessments   foreign       | 401  401  401  | may  may  403        403    403     403       | 403
activateSelfAssessments   missing       | 401  401  401  | 404  404  403        403    403     403       | 403
setSelfAssessmentDueDates own           | 401  401  401  | ok   ok   403        403    403     403       | 403
setSelfAssessmentDueDates foreign       | 401  401  401  | ok   ok   403        403    403     403       | 403
setSelfAssessmentDueDates missing       | 401  401  401  | 404  404  403        403    403     403       | 403
remindOfSelfAssessments   own           | 401  401  401  | ok   ok   403        403    403     403       | 403
remindOfSelfAssessments   foreign       | 401  401  401  | ok   ok   403        403    403     403       | 403
remindOfSelfAssessments   missing       | 401  401  401  | 404  404  403        403    403     403       | 403
resetSelfAssessmentActivation own       | 401  401  401  | may  may  403        403    403     403       | 403
resetSelfAssessmentActivation foreign   | 401  401  401  | may  may  403        403    403     403       | 403
resetSelfAssessmentActivation missing   | 401  401  401  | 404  404  403        403    403     403       | 403
startSelfAssessment       own           | 401  401  401  | 403  403  403        403    may     403       | 403
startSelfAssessment       foreign       | 401  401  401  | 403  403  403        403    404     403       | 403
startSelfAssessment       missing       | 401  401  401  | no   403  403        403    404     403       | 403
planSelfAssessment        own           | 401  401  401  | 403  403  403        403    may     403       | 403
planSelfAssessment        foreign       | 401  401  401  | 403  403  403        403    404     403       | 403
planSelfAssessment        missing       | 401  401  401  | no   403  403        403    404     403       | 403
submitSelfAssessment      own           | 401  401  401  | 403  403  403        403    may     403       | 403
submitSelfAssessment      foreign       | 401  401  401  | 403  403  no         no     404     404       | 403
submitSelfAssessment      missing       | 401  401  401  | 404  404  404        404    404     404       | 403
getSubsectionResponse     own           | 401  401  401  | ok   ok   ok         ok     ok      ok        | ok
getSubsectionResponse     foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 404
getSubsectionResponse     missing       | 401  401  401  | 404  404  404        404    404     404       | 404
setSubsectionApplicability own           | 401  401  401  | 403  403  403        403    may     403       | 403
setSubsectionApplicability foreign       | 401  401  401  | 403  403  no         no     404     404       | 403
setSubsectionApplicability missing       | 401  401  401  | 404  404  404        404    404     404       | 403
submitForReview           own           | 401  401  401  | 403  403  403        403    may     403       | 403
submitForReview           foreign       | 401  401  401  | 403  403  no         no     404     404       | 403
submitForReview           missing       | 401  401  401  | 404  404  404        404    404     404       | 403
submitForReview2          own           | 401  401  401  | 403  403  403        403    may     403       | 403
submitForReview2          foreign       | 401  401  401  | 403  403  no         no     404     404       | 403
submitForReview2          missing       | 401  401  401  | 404  404  404        404    404     404       | 403
setSubsectionState        own           | 401  401  401  | 403  403  403        403    may     403       | 403
setSubsectionState        assigned      | 401  401  401  | 403  403  403        403    may     may       | 403
setSubsectionState        foreign       | 401  401  401  | 403  403  no         no     404     404       | 403
setSubsectionState        missing       | 401  401  401  | 404  404  404        404    404     404       | 403
getComplianceStrategyItem own           | 401  401  401  | ok   ok   ok         ok     ok      ok        | ok
getComplianceStrategyItem foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 404
getComplianceStrategyItem missing       | 401  401  401  | 404  404  404        404    404     404       | 404
confirmComplianceStrategyItem own       | 401  401  401  | 403  403  403        403    may     403       | 403
confirmComplianceStrategyItem assigned  | 401  401  401  | 403  403  403        403    may     may       | 403
confirmComplianceStrategyItem foreign   | 401  401  401  | 403  403  403        403    404     404       | 403
confirmComplianceStrategyItem missing   | 401  401  401  | no   403  403        403    404     404       | 403
saveComplianceStrategyItem own          | 401  401  401  | 403  403  403        403    ok      403       | 403
saveComplianceStrategyItem assigned     | 401  401  401  | 403  403  403        403    ok      ok        | 403
saveComplianceStrategyItem foreign      | 401  401  401  | 403  403  403        403    404     404       | 403
saveComplianceStrategyItem missing      | 401  401  401  | no   403  403        403    404     404       | 403
listLastYearAnswers       own           | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
listLastYearAnswers       foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 403
listLastYearAnswers       missing       | 401  401  401  | 404  404  404        404    404     404       | 403
listAssignmentSuggestions own           | 401  401  401  | 403  403  403        403    ok      403       | 403
listAssignmentSuggestions foreign       | 401  401  401  | 403  403  403        403    404     403       | 403
listAssignmentSuggestions missing       | 401  401  401  | no   403  403        403    404     403       | 403
assignSuggested           own           | 401  401  401  | 403  403  403        403    bad     403       | 403
assignSuggested           foreign       | 401  401  401  | 403  403  403        403    404     403       | 403
assignSuggested           missing       | 401  401  401  | no   403  403        403    404     403       | 403
listAssignableUsers       own           | 401  401  401  | 403  403  403        403    ok      403       | 403
listAssignableUsers       foreign       | 401  401  401  | 403  403  403        403    404     403       | 403
listAssignableUsers       missing       | 401  401  401  | no   403  403        403    404     403       | 403
assignUser                own           | 401  401  401  | 403  403  403        403    ok      403       | 403
assignUser                foreign       | 401  401  401  | 403  403  403        403    404     403       | 403
assignUser                missing       | 401  401  401  | no   403  403        403    404     403       | 403
assignUser                foreign-user  | 401  401  401  | no   403  403        403    bad     403       | 403
assignUser                missing-user  | 401  401  401  | no   403  403        403    bad     403       | 403
removeUser                own           | 401  401  401  | 403  403  403        403    may     403       | 403
removeUser                foreign       | 401  401  401  | 403  403  403        403    404     403       | 403
removeUser                missing       | 401  401  401  | no   403  403        403    404     403       | 403
getSelfAssessmentReport   own           | 401  401  401  | ok   ok   ok         ok     ok      ok        | ok
getSelfAssessmentReport   foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 404
getSelfAssessmentReport   missing       | 401  401  401  | 404  404  404        404    404     404       | 404
downloadDocumentInventory own           | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
downloadDocumentInventory foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 403
downloadDocumentInventory missing       | 401  401  401  | 404  404  404        404    404     404       | 403
exportReviewComments      own           | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
exportReviewComments      foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 403
exportReviewComments      missing       | 401  401  401  | 404  404  404        404    404     404       | 403
listQuestionnaires        -             | 401  401  401  | ok   ok   403        403    403     403       | 403
publishQuestionnaire      own           | 401  401  401  | may  may  403        403    403     403       | 403
publishQuestionnaire      missing       | 401  401  401  | 404  404  403        403    403     403       | 403
`

const selfAssessment = (world: AccessWorld, record: string): Promise<SelfAssessment> =>
  world.steps
    .get(sysadmin, world.selfAssessments[record === 'foreign' ? 'foreign' : 'own'] ?? 0)
    .then(({ body }) => body)

/** A call about one self-assessment, prepared with its stored state, for the table of verdicts. */
export const onSelfAssessment =
  (request: (row: SelfAssessment, caller: CallerName) => object): Prepare =>
  async (world, record, caller) => ({
    params: { id: world.selfAssessments[record] ?? 0 },
    body: request(await selfAssessment(world, record), caller),
  })

/** The subsection of the record that a row of the table of verdicts names. */
export const subsection = (world: AccessWorld, record: string): Promise<Subsection> =>
  world.steps
    .subsection(
      sysadmin,
      world.subsections[record === 'missing' ? 'own' : record] ?? world.subsections['own'] ?? 0,
    )
    .then(({ body }) => body)

const onItem: Prepare = async (world, record) => {
  const { selfAssessmentId, items } = await subsection(world, record)
  const [item] = items
  return {
    params: {
      id: record === 'missing' ? 999_999 : selfAssessmentId,
      itemId: record === 'missing' ? 999_999 : (item?.id ?? 0),
    },
    body: { rating: 3, narrative: '<p>On file.</p>', version: item?.version ?? 0 },
  }
}

const onAssignment: Prepare = async (world, record) => {
  const userOf = record === 'foreign' || record === 'foreign-user' ? 'user@howard.example' : userNames.LU
  return {
    params: {
      id: world.subsections[record] ?? world.subsections['own'] ?? 0,
      userId: record === 'missing-user' ? uuid : await world.api.userId(userOf ?? ''),
    },
  }
}

export const attempts: Attempts = {
  listSelfAssessments: (world, record) => ({
    params: { year: world.year },
    body: record === '-' ? [] : [world.leas[record]],
  }),
  listVisibleSelfAssessments: (world) => ({ query: `?year=${world.year}` }),
  listSelfAssessmentsOfLea: (world, record) => ({
    params: { leaId: world.leas[record] ?? 0, year: world.year },
  }),
  listQuestionnaireResponses: (world, record) => ({
    params: { leaId: world.leas[record] ?? 0 },
    query: `?year=${world.year}`,
  }),
  getSelfAssessment: byId(({ selfAssessments }) => selfAssessments),
  activateSelfAssessments: (world, record) => ({ body: { ids: [world.selfAssessments[record]], dueOn } }),
  setSelfAssessmentDueDates: (world, record) => ({ body: { ids: [world.selfAssessments[record]], dueOn } }),
  remindOfSelfAssessments: (world, record) => ({ body: { ids: [world.selfAssessments[record]] } }),
  resetSelfAssessmentActivation: onSelfAssessment(({ version }, caller) => ({
    reason: 'Wrong agency.',
    version: spared(isState(caller), version),
  })),
  startSelfAssessment: onSelfAssessment(({ version }) => ({ version })),
  planSelfAssessment: onSelfAssessment(({ version }) => ({ version, dueDates: [] })),
  submitSelfAssessment: onSelfAssessment(({ version }) => ({
    submitted: true,
    statementName: 'Pat Lee',
    statementTitle: 'Director',
    documentsReason: 'They follow by mail.',
    version,
  })),
  getSubsectionResponse: byId(({ subsections }) => subsections),
  setSubsectionApplicability: (world, record) => ({
    params: { id: world.subsections[record] ?? 0 },
    body: { step: 'request', reason: 'None here.', version: 9999 },
  }),
  submitForReview: (world, record) => ({
    body: { subsections: [{ id: world.subsections[record] ?? 0, version: 9999 }] },
  }),
  submitForReview2: (world, record) => ({
    params: { id: world.subsections[record] ?? 0, value: 1 },
    body: { version: 9999 },
  }),
  setSubsectionState: async (world, record) => ({
    params: { id: world.subsections[record] ?? 0, state: 2 },
    body: { version: (await subsection(world, record)).version },
  }),
  getComplianceStrategyItem: onItem,
  confirmComplianceStrategyItem: onItem,
  saveComplianceStrategyItem: onItem,
  listLastYearAnswers: byId(({ subsections }) => subsections),
  listAssignmentSuggestions: byId(({ selfAssessments }) => selfAssessments),
  // A subsection of another self-assessment, which has no suggestion here.
  assignSuggested: (world, record) => ({
    params: { id: world.selfAssessments[record] ?? 0 },
    body: { subsectionResponseIds: [world.subsections['foreign'] ?? 0] },
  }),
  listAssignableUsers: (world, record) => ({
    params: { id: world.subsections[record] ?? 0, leaId: world.leas[record] ?? 0 },
  }),
  assignUser: onAssignment,
  removeUser: onAssignment,
  getSelfAssessmentReport: byId(({ selfAssessments }) => selfAssessments),
  downloadDocumentInventory: byId(({ selfAssessments }) => selfAssessments),
  exportReviewComments: byId(({ selfAssessments }) => selfAssessments),
  publishQuestionnaire: async (world, record) => ({
    params: {
      id: record === 'missing' ? 999_999 : (await world.steps.rowOf(world.leas['own'] ?? 0)).questionnaireId,
    },
  }),
}
