import { byId, uuid, type Attempt, type Attempts, type Prepare } from '../../testing/access/access-kit.js'
import { userNames } from '../../testing/access/access-world.js'
import { aPdf } from '../../testing/upload-steps.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                      record        | anon half dis  | SA   SM   LI         DRS    LA      LU        | CL
uploadSupportingFiles     own           | 401  401  401  | 403  403  403        403    ok      403       | 403
uploadSupportingFiles     assigned      | 401  401  401  | 403  403  403        403    ok      ok        | 403
uploadSupportingFiles     foreign       | 401  401  401  | 403  403  403        403    404     404       | 403
uploadSupportingFiles     missing       | 401  401  401  | no   403  403        403    404     404       | 403
downloadSupportingDocument own          | 401  401  401  | ok   ok   ok         ok     ok      ok        | ok
downloadSupportingDocument foreign      | 401  401  401  | ok   ok   404        ok     404     404       | 404
downloadSupportingDocument missing      | 401  401  401  | 404  404  404        404    404     404       | 404
deleteSupportingDocument  own           | 401  401  401  | 403  403  403        403    ok      403       | 403
deleteSupportingDocument  created       | 401  401  401  | 403  403  403        403    ok      ok        | 403
deleteSupportingDocument  foreign       | 401  401  401  | 403  403  403        403    404     404       | 403
deleteSupportingDocument  missing       | 401  401  401  | no   403  403        403    404     404       | 403
listRequiredDocumentCategories own      | 401  401  401  | own  own  own        own    own     own | 403
listRequiredDocumentCategories foreign  | 401  401  401  | all  all  404        all    404     404 | 403
listRequiredDocumentCategories missing  | 401  401  401  | own  own  404        own    404     404 | 403
listRequiredDocumentCategoriesOfResponse own     | 401  401  401  | own  own  own  own  own  own | 403
listRequiredDocumentCategoriesOfResponse foreign | 401  401  401  | all  all  404  all  404  404 | 403
listRequiredDocumentCategoriesOfResponse missing | 401  401  401  | own  own  404  own  404  404 | 403
listRequiredDocuments     own           | 401  401  401  | ok   ok   ok         ok     ok      ok | 403
listRequiredDocuments     foreign       | 401  401  401  | ok   ok   404        ok     404     404 | 403
listRequiredDocuments     missing       | 401  401  401  | 404  404  404        404    404     404 | 403
listAllRequiredDocuments  own           | 401  401  401  | ok   ok   ok         ok     ok      ok | 403
listAllRequiredDocuments  foreign       | 401  401  401  | ok   ok   hidden     ok     hidden  hidden | 403
listAllRequiredDocuments  missing       | 401  401  401  | own  own  hidden     own    hidden  hidden | 403
uploadRequiredFiles       own           | 401  401  401  | 403  403  403        403    ok      403 | 403
uploadRequiredFiles       foreign       | 401  401  401  | 403  403  403        403    404     404 | 403
uploadRequiredFiles       missing       | 401  401  401  | no   403  403        403    404     404 | 403
uploadRequiredFiles       assigned      | 401  401  401  | 403  403  403        403    ok      ok | 403
downloadRequiredDocument  own           | 401  401  401  | ok   ok   ok         ok     ok      ok | 403
downloadRequiredDocument  foreign       | 401  401  401  | ok   ok   404        ok     404     404 | 403
downloadRequiredDocument  missing       | 401  401  401  | 404  404  404        404    404     404 | 403
deleteRequiredDocument    own           | 401  401  401  | 403  403  403        403    ok      403 | 403
deleteRequiredDocument    foreign       | 401  401  401  | 403  403  403        403    404     404 | 403
deleteRequiredDocument    missing       | 401  401  401  | no   403  403        403    404     404 | 403
deleteRequiredDocument    created       | 401  401  401  | 403  403  403        403    ok      ok | 403
changeRequiredDocumentMaximum own       | 401  401  401  | 403  403  403        403    ok      403 | 403
changeRequiredDocumentMaximum foreign   | 401  401  401  | 403  403  403        403    404     403 | 403
changeRequiredDocumentMaximum missing   | 401  401  401  | no   403  403        403    404     403 | 403
changeRequiredDocumentTitle own         | 401  401  401  | 403  403  403        403    ok      403 | 403
changeRequiredDocumentTitle foreign     | 401  401  401  | 403  403  403        403    404     403 | 403
changeRequiredDocumentTitle missing     | 401  401  401  | no   403  403        403    404     403 | 403
changeRequiredDocumentStateMonitor own     | 401  401  401  | ok   ok   403        403    403     403 | 403
changeRequiredDocumentStateMonitor foreign | 401  401  401  | ok   ok   404        403    404     404 | 403
changeRequiredDocumentStateMonitor missing | 401  401  401  | 404  404  404        404    404     404 | 403
changeRequiredDocumentComments own      | 401  401  401  | ok   ok   403        403    403     403 | 403
changeRequiredDocumentComments foreign  | 401  401  401  | ok   ok   404        403    404     404 | 403
changeRequiredDocumentComments missing  | 401  401  401  | 404  404  404        404    404     404 | 403
listDocumentAssignableUsers own         | 401  401  401  | ok   403  403        403    ok      403 | 403
listDocumentAssignableUsers foreign     | 401  401  401  | ok   403  403        403    404     403 | 403
listDocumentAssignableUsers missing     | 401  401  401  | no   403  403        403    404     403 | 403
assignDocumentUser        own           | 401  401  401  | 403  403  403        403    ok      403 | 403
assignDocumentUser        foreign       | 401  401  401  | 403  403  403        403    404     403 | 403
assignDocumentUser        missing       | 401  401  401  | no   403  403        403    404     403 | 403
removeDocumentUser        own           | 401  401  401  | 403  403  403        403    ok      403 | 403
removeDocumentUser        foreign       | 401  401  401  | 403  403  403        403    404     403 | 403
removeDocumentUser        missing       | 401  401  401  | no   403  403        403    404     403 | 403
listCloneCategories       own           | 401  401  401  | 403  403  403        403    ok      403 | 403
listCloneCategories       assigned      | 401  401  401  | 403  403  403        403    ok      ok | 403
listCloneCategories       foreign       | 401  401  401  | 403  403  403        403    404     404 | 403
listCloneCategories       missing       | 401  401  401  | no   403  403        403    404     404 | 403
listCloneDocuments        own           | 401  401  401  | no   403  403        403    404     no | 403
listCloneDocuments        foreign       | 401  401  401  | no   403  403        403    404     404 | 403
listCloneDocuments        missing       | 401  401  401  | no   403  403        403    404     404 | 403
cloneRequiredDocuments    own           | 401  401  401  | 403  403  403        403    404     403 | 403
cloneRequiredDocuments    foreign       | 401  401  401  | 403  403  403        403    404     404 | 403
cloneRequiredDocuments    missing       | 401  401  401  | no   403  403        403    404     404 | 403
listRelatedRequiredDocuments own        | 401  401  401  | ok   ok   ok         ok     ok      ok | 403
listRelatedRequiredDocuments foreign    | 401  401  401  | ok   ok   404        ok     404     404 | 403
listRelatedRequiredDocuments missing    | 401  401  401  | 404  404  404        404    404     404 | 403
relateRequiredDocument    own           | 401  401  401  | 403  403  403        403    ok      403 | 403
relateRequiredDocument    assigned      | 401  401  401  | 403  403  403        403    ok      ok | 403
relateRequiredDocument    foreign       | 401  401  401  | 403  403  403        403    404     404 | 403
relateRequiredDocument    missing       | 401  401  401  | no   403  403        403    404     404 | 403
unrelateRequiredDocument  own           | 401  401  401  | 403  403  403        403    ok      403 | 403
unrelateRequiredDocument  foreign       | 401  401  401  | 403  403  403        403    404     404 | 403
unrelateRequiredDocument  missing       | 401  401  401  | no   403  403        403    404     404 | 403
listSupportingDocuments   own           | 401  401  401  | ok   ok   ok         ok     ok      ok | 403
listSupportingDocuments   foreign       | 401  401  401  | ok   ok   404        ok     404     404 | 403
listSupportingDocuments   missing       | 401  401  401  | 404  404  404        404    404     404 | 403
`

const admin = { own: 'admin@allegany.example', foreign: 'admin@howard.example' } as Record<string, string>

const onDocument: Prepare = async (world, record) => {
  if (record === 'missing') return { params: { id: uuid } }
  const created = record === 'created'
  const creator = created ? (userNames.LU ?? '') : (admin[record] ?? '')
  return {
    params: { id: await world.document(creator, world.subsections[created ? 'assigned' : record] ?? 0) },
  }
}

const onRequiredDocument =
  (request: Omit<Attempt, 'params'> & { more?: Attempt['params'] } = {}): Prepare =>
  async (world, record) => {
    const { more, ...rest } = request
    const created = record === 'created'
    const creator = created ? (userNames.LU ?? '') : (admin[record] ?? '')
    const category = world.categories[created ? 'assigned' : record]
    const id = record === 'missing' ? uuid : await world.requiredDocument(creator, category ?? 0)
    return { params: { id, ...more }, ...rest }
  }

const onRelation: Prepare = (world, record) => ({
  params: {
    // A relation uses no document up: one of each agency serves all.
    id: record === 'missing' ? uuid : world.relatable(record === 'foreign' ? 'foreign' : 'own'),
    subId: world.subsections[record] ?? 0,
  },
})

const onCategoryUser: Prepare = async (world, record) => ({
  params: {
    id: world.categories[record] ?? 0,
    userId: await world.api.userId((record === 'foreign' ? 'user@howard.example' : userNames.LU) ?? ''),
  },
})

const onCategory =
  (more: Record<string, number>, body: object): Prepare =>
  async (world, record) => {
    const { version } = await world.category(world.leas[record === 'foreign' ? 'foreign' : 'own'] ?? 0)
    return { params: { id: world.categories[record] ?? 0, ...more }, body: { ...body, version } }
  }

export const attempts: Attempts = {
  uploadSupportingFiles: (world, record) => {
    const files = new FormData()
    files.append('subSectionResponseId', String(world.subsections[record]))
    files.append('titles', 'A plan')
    files.append('documents', new Blob([aPdf]), 'plan.pdf')
    return { form: files }
  },
  downloadSupportingDocument: onDocument,
  deleteSupportingDocument: onDocument,
  listRequiredDocumentCategories: (world, record) => ({
    params: { leaId: world.leas[record] ?? 0 },
    query: `?year=${world.year}`,
  }),
  listRequiredDocumentCategoriesOfResponse: (world, record) => ({
    params: {
      leaId: world.leas[record] ?? 0,
      questionnaireResponseId: world.selfAssessments[record] ?? 0,
    },
    query: `?year=${world.year}`,
  }),
  listRequiredDocuments: byId(({ categories }) => categories),
  listAllRequiredDocuments: byId(({ selfAssessments }) => selfAssessments),
  uploadRequiredFiles: (world, record) => {
    const files = new FormData()
    files.append('requiredDocumentCategoryResponseId', String(world.categories[record]))
    files.append('titles', 'A plan')
    files.append('documents', new Blob([aPdf]), 'plan.pdf')
    return { form: files }
  },
  downloadRequiredDocument: onRequiredDocument(),
  deleteRequiredDocument: onRequiredDocument(),
  changeRequiredDocumentMaximum: onCategory({ max: 20 }, {}),
  changeRequiredDocumentTitle: onRequiredDocument({ more: { text: 'Other' }, body: { version: 1 } }),
  changeRequiredDocumentStateMonitor: onRequiredDocument({ more: { value: 'true' }, body: { version: 1 } }),
  changeRequiredDocumentComments: onCategory({}, { comments: 'Fine.' }),
  listDocumentAssignableUsers: (world, record) => ({
    params: { id: world.categories[record] ?? 0, leaId: world.leas[record] ?? 0 },
  }),
  assignDocumentUser: onCategoryUser,
  removeDocumentUser: onCategoryUser,
  listCloneCategories: byId(({ categories }) => categories),
  listCloneDocuments: (world, record) => ({
    params: { originId: world.categories['own'] ?? 0, destinationId: world.categories[record] ?? 0 },
  }),
  cloneRequiredDocuments: (world, record) => ({
    body: { requiredDocumentCategoryResponseId: world.categories[record], documents: [uuid] },
  }),
  listRelatedRequiredDocuments: byId(({ subsections }) => subsections),
  relateRequiredDocument: onRelation,
  unrelateRequiredDocument: onRelation,
  listSupportingDocuments: byId(({ subsections }) => subsections),
}
