import { canUseNotes } from '@portal/domain'
import * as calls from '@portal/rest-contract'
import type { ApiDeps } from '../../server/deps.js'
import { heavyRoute, route, type Route } from '../../server/requests/route.js'
import { sendTable } from '../../server/files/send-table.js'
import { insist } from '../../server/verdicts.js'
import { exportedNotes } from './notes-export-service.js'
import { findNote, listNoteRows, listNotesOf } from './notes-read-model.js'
import { deleteNote, noteFound, restoreNote, saveNote } from './notes-service.js'
import { findTemplate, listTemplateRows } from './notes-templates-read-model.js'
import {
  createNoteTemplate,
  deleteNoteTemplate,
  restoreNoteTemplate,
  templateFound,
  updateNoteTemplate,
} from './notes-templates-service.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const
const writeNote = { ...write, richText: { paths: ['textNote'] } }

/** Notes and their templates: for state monitors, reading too. */
export function notesRoutes(deps: ApiDeps): Route[] {
  return [
    route(calls.listNotes, read, ({ tx, actor, query }) => {
      insist(canUseNotes(actor))
      return listNoteRows(tx, actor, query)
    }),
    route(calls.listAgencyNotes, read, ({ tx, actor, params }) => {
      insist(canUseNotes(actor))
      return listNotesOf(tx, actor, params)
    }),
    route(calls.getNote, read, async ({ tx, actor, params }) => {
      insist(canUseNotes(actor))
      return noteFound(await findNote(tx, actor, params.id)).answer
    }),
    route(calls.saveNote, writeNote, async ({ body, ...command }) => ({
      result: await saveNote(command, body),
    })),
    route(calls.deleteNote, write, ({ params, body, ...command }) =>
      deleteNote(command, params.id, body.version),
    ),
    route(calls.restoreNote, write, ({ params, body, ...command }) =>
      restoreNote(command, params.id, body.version),
    ),
    heavyRoute(calls.exportNotes, async ({ query, actor, ctx, res }) => {
      await sendTable(res, { actor, heavy: deps.heavy }, () => exportedNotes(deps, { actor, ctx }, query))
      return undefined
    }),
    route(calls.listNoteTemplates, read, async ({ tx, actor, query }) => {
      insist(canUseNotes(actor))
      return listTemplateRows(tx, query.show)
    }),
    route(calls.getNoteTemplate, read, async ({ tx, actor, params }) => {
      insist(canUseNotes(actor))
      return templateFound(await findTemplate(tx, params.id)).answer
    }),
    route(calls.createNoteTemplate, writeNote, ({ body, ...command }) => createNoteTemplate(command, body)),
    route(calls.updateNoteTemplate, writeNote, ({ params, body, ...command }) =>
      updateNoteTemplate(command, params.id, body),
    ),
    route(calls.deleteNoteTemplate, write, ({ params, query, ...command }) =>
      deleteNoteTemplate(command, params.id, query.version),
    ),
    route(calls.restoreNoteTemplate, write, ({ params, body, ...command }) =>
      restoreNoteTemplate(command, params.id, body.version),
    ),
  ]
}
