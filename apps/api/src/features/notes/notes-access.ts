import { uuid, type Attempt, type Attempts, type Prepare } from '../../testing/access/access-kit.js'
import { noteTemplateInput, type AccessWorld } from '../../testing/access/access-world.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                      record        | anon half dis  | SA   SM   LI         DRS    LA      LU        | CL
listNotes                 -             | 401  401  401  | all  all  403        403    403     403       | 403
exportNotes               -             | 401  401  401  | ok   ok   403        403    403     403       | 403
listAgencyNotes           own           | 401  401  401  | own  own  403        403    403     403       | 403
listAgencyNotes           foreign       | 401  401  401  | all  all  403        403    403     403       | 403
listAgencyNotes           missing       | 401  401  401  | own  own  403        403    403     403       | 403
getNote                   own           | 401  401  401  | ok   ok   403        403    403     403       | 403
getNote                   foreign       | 401  401  401  | ok   ok   403        403    403     403       | 403
getNote                   missing       | 401  401  401  | 404  404  403        403    403     403       | 403
saveNote                  own           | 401  401  401  | ok   ok   403        403    403     403       | 403
saveNote                  foreign       | 401  401  401  | ok   ok   403        403    403     403       | 403
saveNote                  missing       | 401  401  401  | bad  bad  403        403    403     403       | 403
deleteNote                own           | 401  401  401  | ok   ok   403        403    403     403       | 403
deleteNote                foreign       | 401  401  401  | ok   ok   403        403    403     403       | 403
deleteNote                missing       | 401  401  401  | 404  404  403        403    403     403       | 403
restoreNote               own           | 401  401  401  | may  may  403        403    403     403       | 403
restoreNote               foreign       | 401  401  401  | may  may  403        403    403     403       | 403
restoreNote               missing       | 401  401  401  | 404  404  403        403    403     403       | 403
listNoteTemplates         -             | 401  401  401  | ok   ok   403        403    403     403       | 403
getNoteTemplate           own           | 401  401  401  | ok   ok   403        403    403     403       | 403
getNoteTemplate           missing       | 401  401  401  | 404  404  403        403    403     403       | 403
createNoteTemplate        -             | 401  401  401  | ok   ok   403        403    403     403       | 403
updateNoteTemplate        own           | 401  401  401  | ok   ok   403        403    403     403       | 403
updateNoteTemplate        missing       | 401  401  401  | 404  404  403        403    403     403       | 403
deleteNoteTemplate        own           | 401  401  401  | ok   ok   403        403    403     403       | 403
deleteNoteTemplate        missing       | 401  401  401  | 404  404  403        403    403     403       | 403
restoreNoteTemplate       own           | 401  401  401  | may  may  403        403    403     403       | 403
restoreNoteTemplate       missing       | 401  401  401  | 404  404  403        403    403     403       | 403
`

const inLeaOf = (world: AccessWorld, record: string): number => world.leas[record] ?? 0

const onNote =
  (request: Omit<Attempt, 'params'> = {}): Prepare =>
  async (world, record) => ({
    params: { id: record === 'missing' ? uuid : await world.note(inLeaOf(world, record)) },
    ...request,
  })

const onNoteTemplate =
  (request: Omit<Attempt, 'params'> = {}): Prepare =>
  async (world, record) => ({
    params: { id: record === 'missing' ? 999_999 : await world.noteTemplate() },
    ...request,
  })

export const attempts: Attempts = {
  listNotes: () => ({ query: '?pageSize=200' }),
  listAgencyNotes: (world, record) => ({ params: { leaId: inLeaOf(world, record), year: world.year } }),
  getNote: onNote(),
  saveNote: (world, record) => ({ body: world.noteInput(inLeaOf(world, record)) }),
  deleteNote: onNote({ body: { version: 1 } }),
  restoreNote: onNote({ body: { version: 1 } }),
  getNoteTemplate: onNoteTemplate(),
  createNoteTemplate: () => ({ body: noteTemplateInput }),
  updateNoteTemplate: onNoteTemplate({ body: { ...noteTemplateInput, version: 1 } }),
  deleteNoteTemplate: onNoteTemplate({ query: '?version=1' }),
  restoreNoteTemplate: onNoteTemplate({ body: { version: 1 } }),
}
