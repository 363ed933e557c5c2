import { uuid, type Arguments, type Attempts, type Prepare } from '../../testing/access/graphql-kit.js'
import { userNames, type GraphqlWorld } from '../../testing/access/graphql-world.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field                        record   | anon half dis | SA   SM   LI     DRS    LA     LU    | CL
deleteSupportingDocument     missing  | 401  401  401 | no   403  403    403    404    404   | 403
requiredDocumentCategories   own      | 401  401  401 | own  own  own    own    own    own   | 403
requiredDocumentCategories   foreign  | 401  401  401 | all  all  404    all    404    404   | 403
requiredDocumentCategories   missing  | 401  401  401 | own  own  404    own    404    404   | 403
requiredDocuments            own      | 401  401  401 | own  own  own    own    own    own   | 403
requiredDocuments            foreign  | 401  401  401 | all  all  hidden all    hidden hidden | 403
requiredDocuments            missing  | 401  401  401 | own  own  hidden own    hidden hidden | 403
changeRequiredDocumentMaximum own      | 401  401  401 | 403  403  403    403    ok     403   | 403
changeRequiredDocumentMaximum foreign  | 401  401  401 | 403  403  403    403    404    403   | 403
changeRequiredDocumentMaximum missing  | 401  401  401 | no   403  403    403    404    403   | 403
changeRequiredDocumentTitle  own      | 401  401  401 | 403  403  403    403    ok     403   | 403
changeRequiredDocumentTitle  foreign  | 401  401  401 | 403  403  403    403    404    403   | 403
changeRequiredDocumentTitle  missing  | 401  401  401 | no   403  403    403    404    403   | 403
changeRequiredDocumentStateMonitor own      | 401  401  401 | ok   ok   403    403    403    403   | 403
changeRequiredDocumentStateMonitor foreign  | 401  401  401 | ok   ok   404    403    404    404   | 403
changeRequiredDocumentStateMonitor missing  | 401  401  401 | 404  404  404    404    404    404   | 403
changeRequiredDocumentComments own      | 401  401  401 | ok   ok   403    403    403    403   | 403
changeRequiredDocumentComments foreign  | 401  401  401 | ok   ok   404    403    404    404   | 403
changeRequiredDocumentComments missing  | 401  401  401 | 404  404  404    404    404    404   | 403
deleteRequiredDocument       own      | 401  401  401 | 403  403  403    403    ok     403   | 403
deleteRequiredDocument       foreign  | 401  401  401 | 403  403  403    403    404    404   | 403
deleteRequiredDocument       missing  | 401  401  401 | no   403  403    403    404    404   | 403
documentAssignableUsers      own      | 401  401  401 | ok   403  403    403    ok     403   | 403
documentAssignableUsers      foreign  | 401  401  401 | ok   403  403    403    404    403   | 403
documentAssignableUsers      missing  | 401  401  401 | no   403  403    403    404    403   | 403
assignDocumentUser           own      | 401  401  401 | 403  403  403    403    ok     403   | 403
assignDocumentUser           foreign  | 401  401  401 | 403  403  403    403    404    403   | 403
assignDocumentUser           missing  | 401  401  401 | no   403  403    403    404    403   | 403
removeDocumentUser           own      | 401  401  401 | 403  403  403    403    ok     403   | 403
removeDocumentUser           foreign  | 401  401  401 | 403  403  403    403    404    403   | 403
removeDocumentUser           missing  | 401  401  401 | no   403  403    403    404    403   | 403
cloneCategories              own      | 401  401  401 | 403  403  403    403    ok     403   | 403
cloneCategories              foreign  | 401  401  401 | 403  403  403    403    404    404   | 403
cloneCategories              missing  | 401  401  401 | no   403  403    403    404    404   | 403
cloneDocuments               own      | 401  401  401 | no   403  403    403    404    no    | 403
cloneDocuments               foreign  | 401  401  401 | no   403  403    403    404    404   | 403
cloneDocuments               missing  | 401  401  401 | no   403  403    403    404    404   | 403
cloneRequiredDocuments       own      | 401  401  401 | 403  403  403    403    404    403   | 403
cloneRequiredDocuments       foreign  | 401  401  401 | 403  403  403    403    404    404   | 403
cloneRequiredDocuments       missing  | 401  401  401 | no   403  403    403    404    404   | 403
relateRequiredDocument       own      | 401  401  401 | 403  403  403    403    ok     403   | 403
relateRequiredDocument       foreign  | 401  401  401 | 403  403  403    403    404    404   | 403
relateRequiredDocument       missing  | 401  401  401 | no   403  403    403    404    404   | 403
unrelateRequiredDocument     own      | 401  401  401 | 403  403  403    403    ok     403   | 403
unrelateRequiredDocument     foreign  | 401  401  401 | 403  403  403    403    404    404   | 403
unrelateRequiredDocument     missing  | 401  401  401 | no   403  403    403    404    404   | 403
`

const known = (record: string): 'own' | 'foreign' => (record === 'foreign' ? 'foreign' : 'own')

const categoryId = async (world: GraphqlWorld, record: string): Promise<number> =>
  record === 'missing' ? 999_999 : (await world.category(known(record))).id

const onRequiredDocument =
  (more: Arguments): Prepare =>
  async (world, record) => {
    const id = record === 'missing' ? uuid : await world.requiredDocument(known(record))
    return { input: { id, version: 1, ...more } }
  }

const onCategory =
  (more: Arguments): Prepare =>
  async (world, record) => {
    const { version } = await world.category(known(record))
    return { input: { id: await categoryId(world, record), version, ...more } }
  }

const onCategoryUser: Prepare = async (world, record) => ({
  input: {
    categoryResponseId: await categoryId(world, record),
    userId: (await world.user(record === 'foreign' ? 'user@howard.example' : userNames.LU)).id,
  },
})

const onRelation: Prepare = (world, record) => ({
  input: {
    documentId: record === 'missing' ? uuid : world.relatable(known(record)),
    subsectionResponseId: world.subsections[record],
  },
})

export const attempts: Attempts = {
  deleteSupportingDocument: () => ({ id: uuid }),
  requiredDocumentCategories: (world, record) => ({ leaId: world.leas[record], year: world.year }),
  requiredDocuments: (world, record) => ({ selfAssessmentId: world.selfAssessments[record] }),
  changeRequiredDocumentMaximum: onCategory({ maximum: 20 }),
  changeRequiredDocumentTitle: onRequiredDocument({ title: 'Other' }),
  changeRequiredDocumentStateMonitor: onRequiredDocument({ received: true }),
  changeRequiredDocumentComments: onCategory({ comments: 'Fine.' }),
  deleteRequiredDocument: async (world, record) => ({
    id: record === 'missing' ? uuid : await world.requiredDocument(known(record)),
  }),
  documentAssignableUsers: async (world, record) => ({
    categoryResponseId: await categoryId(world, record),
    leaId: world.leas[record],
  }),
  assignDocumentUser: onCategoryUser,
  removeDocumentUser: onCategoryUser,
  cloneCategories: async (world, record) => ({ categoryResponseId: await categoryId(world, record) }),
  cloneDocuments: async (world, record) => ({
    originId: await categoryId(world, 'own'),
    destinationId: await categoryId(world, record),
  }),
  cloneRequiredDocuments: async (world, record) => ({
    input: { categoryResponseId: await categoryId(world, record), documentIds: [uuid] },
  }),
  relateRequiredDocument: onRelation,
  unrelateRequiredDocument: onRelation,
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
CloneCategory: documentCategory group id matches requiredDocumentCategoryResponseId text
CloneDocument: aboutDate alreadyAdded createdBy createdOnText fileName id title
DeleteSupportingDocumentPayload: errors
DocumentAssignmentPayload: errors users
DocumentCategoryResponseAssignment: user
QuestionnaireRef: id shortDescription
QuestionnaireResponseRef: id leaId questionnaire year
RelatedDocument: category createdBy createdOn downloadPath fileName id mime scanState sha256 size title
RelatedRequiredDocumentsPayload: documents errors
RelatedSubsection: number subsectionResponseId title
RequiredDocument: aboutDate categoryResponseId changeStateMonitor changeTitle createdBy createdOn createdOnText downloadPath fileName id mime originYear relatedSubsections remove scanState sha256 size stateMonitor stateMonitorBool title version
RequiredDocumentCategory: description documentCategory dueRule group help id required
RequiredDocumentCategoryPayload: category errors
RequiredDocumentCategoryResponse: assign changeComments changeMaximum documentCategoryResponseAssignments documentCount documents id maximum questionnaireResponse requiredDocumentCategory stateMonitorComments upload version
RequiredDocumentPayload: document errors
SupportingDocument: createdBy createdOn downloadPath fileName id itemId mime remove scanState sha256 size title
`
