import { uuid, type Arguments, type Attempts, type Prepare } from '../../testing/access/graphql-kit.js'
import { noteTemplateInput, type GraphqlWorld } from '../../testing/access/graphql-world.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field                        record   | anon half dis | SA   SM   LI     DRS    LA     LU    | CL
notes                        -        | 401  401  401 | all  all  403    403    403    403   | 403
agencyNotes                  own      | 401  401  401 | own  own  403    403    403    403   | 403
agencyNotes                  foreign  | 401  401  401 | all  all  403    403    403    403   | 403
agencyNotes                  missing  | 401  401  401 | own  own  403    403    403    403   | 403
note                         own      | 401  401  401 | ok   ok   403    403    403    403   | 403
note                         foreign  | 401  401  401 | ok   ok   403    403    403    403   | 403
note                         missing  | 401  401  401 | 404  404  403    403    403    403   | 403
saveNote                     own      | 401  401  401 | ok   ok   403    403    403    403   | 403
saveNote                     foreign  | 401  401  401 | ok   ok   403    403    403    403   | 403
saveNote                     missing  | 401  401  401 | bad  bad  403    403    403    403   | 403
deleteNote                   own      | 401  401  401 | ok   ok   403    403    403    403   | 403
deleteNote                   foreign  | 401  401  401 | ok   ok   403    403    403    403   | 403
deleteNote                   missing  | 401  401  401 | 404  404  403    403    403    403   | 403
restoreNote                  own      | 401  401  401 | may  may  403    403    403    403   | 403
restoreNote                  foreign  | 401  401  401 | may  may  403    403    403    403   | 403
restoreNote                  missing  | 401  401  401 | 404  404  403    403    403    403   | 403
noteTemplates                -        | 401  401  401 | ok   ok   403    403    403    403   | 403
noteTemplate                 own      | 401  401  401 | ok   ok   403    403    403    403   | 403
noteTemplate                 missing  | 401  401  401 | 404  404  403    403    403    403   | 403
createNoteTemplate           -        | 401  401  401 | ok   ok   403    403    403    403   | 403
updateNoteTemplate           own      | 401  401  401 | ok   ok   403    403    403    403   | 403
updateNoteTemplate           missing  | 401  401  401 | 404  404  403    403    403    403   | 403
deleteNoteTemplate           own      | 401  401  401 | ok   ok   403    403    403    403   | 403
deleteNoteTemplate           missing  | 401  401  401 | 404  404  403    403    403    403   | 403
restoreNoteTemplate          own      | 401  401  401 | may  may  403    403    403    403   | 403
restoreNoteTemplate          missing  | 401  401  401 | 404  404  403    403    403    403   | 403
`

const noteLea = (world: GraphqlWorld, record: string): number => world.leas[record] ?? 0

const onNote =
  (more: Arguments = {}): Prepare =>
  async (world, record) => ({
    id: record === 'missing' ? uuid : await world.note(noteLea(world, record)),
    ...more,
  })

const templateId = async (world: GraphqlWorld, record: string): Promise<number> =>
  record === 'missing' ? 999_999 : world.noteTemplate()

export const attempts: Attempts = {
  notes: () => ({ pageSize: 200 }),
  agencyNotes: (world, record) => ({ leaId: noteLea(world, record), year: world.year }),
  note: onNote(),
  saveNote: (world, record) => ({ input: world.noteInput(noteLea(world, record)) }),
  deleteNote: onNote({ version: 1 }),
  restoreNote: onNote({ version: 1 }),
  noteTemplate: async (world, record) => ({ id: await templateId(world, record) }),
  createNoteTemplate: () => ({ input: noteTemplateInput }),
  updateNoteTemplate: async (world, record) => ({
    input: { ...noteTemplateInput, id: await templateId(world, record), version: 1 },
  }),
  deleteNoteTemplate: async (world, record) => ({ id: await templateId(world, record), version: 1 }),
  restoreNoteTemplate: async (world, record) => ({ id: await templateId(world, record), version: 1 }),
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
DeleteNoteTemplatePayload: errors
Note: category change changedBy changedOn createdBy createdOn deletedOn id isDeleted lea leaId part restore textNote title version year
NotePage: page pageSize rows total
NotePayload: errors note
NoteRow: category change changedBy changedOn createdBy createdOn deletedOn id isDeleted lea leaId part restore title version year
NoteTemplate: category changedBy changedOn id textNote title version
NoteTemplatePayload: errors template
NoteTemplateRow: category changedBy changedOn id title version
`
