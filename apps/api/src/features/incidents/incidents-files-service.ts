import {
  calendarDay,
  canAddIncident,
  canReadIncidents,
  incidentColumns,
  listTemplate,
  teamMeetingDue,
  type CodeLists,
  type ListedIncident,
  type ListProblem,
} from '@portal/domain'
import {
  incidentExportColumns,
  mostListBytes,
  mostListProblems,
  type AnswerOf,
  type exportIncidents,
  importIncidents as importCall,
  type QueryOf,
} from '@portal/rest-contract'
import type { Request, Response } from 'express'
import { recordAct, stampOf, type Caller, type Command } from '../../server/command.js'
import type { ApiDeps } from '../../server/deps.js'
import { exportedList, type ExportColumns } from '../../server/files/exported-list.js'
import { refusingSlow } from '../../server/files/read-file.js'
import { aboutExport, portionsOf, sendTable, type ExportedTable } from '../../server/files/send-table.js'
import { readSmallUpload } from '../../server/files/small-upload.js'
import type { ApiActor } from '../../server/requests/authenticate.js'
import { runCommand } from '../../server/requests/run-command.js'
import { stillActor } from '../../server/requests/still-actor.js'
import { insist } from '../../server/verdicts.js'
import { findCodeLists } from '../audits/lists/audits-lists-read-model.js'
import type { IncidentOffice } from './incidents-office.js'
import { noticeManyIncidents } from './incidents-notices-service.js'
import { listIncidentsForExport } from './incidents-rows-read-model.js'
import {
  insertIncidents,
  knownYears,
  lockRegister,
  numberKey,
  rowOfIncident,
  takenNumbers,
} from './incidents-store.js'

type Deps = Pick<ApiDeps, 'db' | 'database' | 'config' | 'heavy'>
type Imported = AnswerOf<typeof importCall>
type ExportRow = Awaited<ReturnType<typeof listIncidentsForExport>>[number]

/** Registers a list of incidents of the own agency: all of them, or none and what is wrong by row and column. */
export async function importIncidents(
  deps: Deps,
  caller: Caller,
  req: Request,
  office: IncidentOffice,
): Promise<Imported> {
  const { actor, ctx } = caller
  insist(canAddIncident(actor))
  const context = { codes: await findCodeLists(deps.db), now: ctx.now, today: calendarDay(ctx.now) }
  const { file } = await readSmallUpload(req, mostListBytes)
  const { bytes } = file
  const read = await refusingSlow(
    deps.heavy.turn(actor.userId, (run) => run('readIncidents', { bytes, context })),
  )
  const { rowCount, warnings } = read
  const answerOf = (errors: readonly ListProblem[]): Imported => ({
    taken: errors.length === 0,
    rowCount,
    errorCount: errors.length,
    errors: errors.slice(0, mostListProblems),
    warnings: warnings.slice(0, mostListProblems),
  })
  if (read.errors.length > 0) return answerOf(read.errors)
  const keyed = { call: importCall.id, actorId: actor.userId, request: [file.name, rowCount, read.rows], ctx }
  const errors = await runCommand(
    deps,
    keyed,
    (tx, now: ApiActor) => takeRows({ tx, actor: now, ctx }, read.rows, file.name.slice(0, 200), office),
    (tx) => stillActor(tx, actor, ctx),
  )
  return answerOf(errors)
}

/** Stores the rows of a list; errors where one of them has a number that is there, or a year that is not. */
async function takeRows(
  command: Command,
  rows: readonly ListedIncident[],
  fileName: string,
  office: IncidentOffice,
): Promise<ListProblem[]> {
  const { tx, actor } = command
  insist(canAddIncident(actor))
  const leaId = actor.leaId ?? 0
  await lockRegister(tx, leaId)
  const stored = rows.map(({ row, incident }) => ({
    row,
    values: rowOfIncident(
      incident,
      teamMeetingDue(incident.incidentDate, office.parameters, office.calendar),
    ),
  }))
  const values = stored.map((one) => one.values)
  const years = await knownYears(
    tx,
    values.map(({ year }) => year),
  )
  const taken = await takenNumbers(tx, leaId, values)
  const errors = stored.flatMap(({ row, values: { year, number } }): ListProblem[] => {
    if (!years.has(year))
      return [
        {
          row,
          column: 'IncidentDate',
          message: `Row ${row}: There is no compliance year for this IncidentDate.`,
        },
      ]
    return taken.has(numberKey(year, number))
      ? [
          {
            row,
            column: 'IncidentId',
            message: `Row ${row}: incident ${number} is in the register already.`,
          },
        ]
      : []
  })
  if (errors.length > 0) return errors
  const ids = await insertIncidents(tx, leaId, values, stampOf(command))
  await recordAct(command, 'importIncidents', {
    targetType: 'incident',
    targetId: 'import',
    leaId,
    after: { fileName, incidents: ids.length },
  })
  await noticeManyIncidents(command, leaId, office)
  return []
}

/** Sends an empty list with the headings that the import expects. */
export async function sendIncidentTemplate(
  { heavy }: Pick<ApiDeps, 'heavy'>,
  { actor, ctx }: Caller,
  format: 'csv' | 'xlsx',
  res: Response,
): Promise<void> {
  insist(canAddIncident(actor))
  await sendTable(res, { actor, heavy }, () =>
    Promise.resolve({
      format,
      name: ['incidents', 'template'],
      now: ctx.now,
      title: 'Incidents',
      headings: listTemplate(incidentColumns),
      about: aboutExport({ actor, now: ctx.now }, [
        [
          'Position',
          'Standing, Seated, Face up, On the side, Face down, Airway, chest or neck under pressure, Not held',
        ],
        ['Setting', 'Public school, Nonpublic school'],
        ['Staff', 'Name | trained until, several with semicolons between; no after the name: not trained'],
        ['LessIntrusiveTried', 'Several with semicolons between'],
        ['Start, End', 'HH:MM'],
        ['MedicalCheck', 'Done, Not done, Not needed'],
        ['PlanAddressesUse', 'Yes, No, No plan'],
      ]),
      portions: portionsOf([], () => []),
    }),
  )
}

const labelOf = (codes: CodeLists, list: 'incidentKind' | 'injury', code: string) =>
  codes[list].find((one) => one.code === code)?.label ?? code

/** The filtered register as a file, its students masked; recorded. */
export async function exportedIncidents(
  deps: Pick<ApiDeps, 'db'>,
  caller: Caller,
  query: QueryOf<typeof exportIncidents>,
  office: IncidentOffice,
): Promise<ExportedTable> {
  const { actor, ctx } = caller
  insist(canReadIncidents(actor))
  const codes = await findCodeLists(deps.db)
  const columns: ExportColumns<(typeof incidentExportColumns)[number], ExportRow> = {
    number: { heading: 'Incident number', cell: ({ number }) => number },
    agency: { heading: 'Agency', cell: ({ agency }) => agency },
    student: { heading: 'Student', cell: ({ student }) => student },
    school: { heading: 'School', cell: ({ school }) => school },
    incidentDate: { heading: 'Date', cell: ({ incidentDate }) => ({ day: incidentDate }) },
    kind: { heading: 'Kind', cell: ({ kind }) => labelOf(codes, 'incidentKind', kind) },
    minutes: { heading: 'Minutes', cell: ({ minutes }) => minutes },
    injury: { heading: 'Injury', cell: ({ injury }) => labelOf(codes, 'injury', injury) },
    flags: { heading: 'Flags', cell: ({ flags }) => flags.map(({ label }) => label).join('; ') },
    meetingDueOn: { heading: 'Team meeting due', cell: ({ meetingDueOn }) => ({ day: meetingDueOn }) },
  }
  return exportedList(deps, caller, query, {
    order: incidentExportColumns,
    columns,
    title: 'Incident register',
    name: ['incidents', 'register', query.year ?? null],
    history: {
      action: 'exportIncidents',
      targetType: 'incident',
      leaId: query.leaId ?? actor.leaId,
      year: query.year ?? null,
      counted: 'incidents',
    },
    read: async (tx) => {
      const { format: _format, columns: _columns, ...filter } = query
      return {
        rows: await listIncidentsForExport(tx, { actor, now: ctx.now }, filter, office),
        filters: [
          ['Search', query.q],
          ['Agency id', query.leaId],
          ['Year', query.year],
          ['Kind', query.kind],
          ['Injury', query.injury],
          ['Flag', query.flag],
        ],
        about: [['Students', 'Masked: initials and the end of the identifier']],
      }
    },
  })
}
