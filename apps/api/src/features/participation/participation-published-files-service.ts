import {
  canReadPublished,
  complianceYearName,
  justificationLabels,
  justificationQuestionKeys,
  ratedSubjects,
  type RatedSubject,
} from '@portal/domain'
import {
  publishedJustificationColumns,
  type exportPublishedJustifications,
  type QueryOf,
} from '@portal/rest-contract'
import type { Response } from 'express'
import { recordAct, type Caller } from '../../server/command.js'
import type { ApiDeps } from '../../server/deps.js'
import { exportedList, type ExportColumn, type ExportColumns } from '../../server/files/exported-list.js'
import { sendReport } from '../../server/files/send-report.js'
import type { ExportedTable } from '../../server/files/send-table.js'
import { insist } from '../../server/verdicts.js'
import { participationTarget } from './participation-command.js'
import { findPublished, listPublished } from './participation-publication-read-model.js'
import { publishedFound } from './participation-publication-service.js'
import type { Place } from './participation-read-model.js'

/** Sends one published justification as PDF; the history keeps who took it away. */
export async function sendPublished(
  { db, heavy }: Pick<ApiDeps, 'db' | 'heavy'>,
  caller: Caller,
  place: Place,
  res: Response,
): Promise<undefined> {
  await sendReport(res, { ...caller, heavy }, 'pdf', () =>
    db.transaction(async (tx) => {
      insist(canReadPublished(caller.actor))
      const published = publishedFound(await findPublished(tx, place))
      await recordAct({ tx, ...caller }, 'exportPublishedJustification', {
        ...participationTarget(place),
        after: { format: 'pdf', edition: published.edition },
      })
      return {
        document: published.document,
        at: new Date(published.publishedOn),
        name: ['justification', published.agency, place.year],
      }
    }),
  )
  return undefined
}

type Column = (typeof publishedJustificationColumns)[number]
type Row = Awaited<ReturnType<typeof listPublished>>[number]

const columns: ExportColumns<Column, Row> = {
  agency: { heading: 'Agency', cell: ({ agency }) => agency },
  year: { heading: 'Year', cell: ({ year }) => complianceYearName(year) },
  edition: { heading: 'Edition', cell: ({ edition }) => edition },
  publishedOn: { heading: 'Published', cell: ({ publishedOn }) => publishedOn },
}

const rateColumns = (subject: RatedSubject): ExportColumn<Row>[] => {
  const of = ({ published }: Row) => published.rates.find((one) => one.subject === subject)
  const name = ratedSubjects[subject]
  return [
    { heading: `${name}: students tested`, cell: (row) => of(row)?.tested ?? null },
    { heading: `${name}: alternate assessment`, cell: (row) => of(row)?.alternate ?? null },
    { heading: `${name}: rate`, cell: (row) => of(row)?.rate ?? null },
  ]
}

/** What is published of each: a file without it could not be posted. */
const always: readonly ExportColumn<Row>[] = [
  ...(Object.keys(ratedSubjects) as RatedSubject[]).flatMap(rateColumns),
  ...justificationQuestionKeys.map((key) => ({
    heading: justificationLabels[key],
    cell: ({ published }: Row) => published.answers[key],
  })),
  { heading: 'Decisions reviewed', cell: ({ published }) => published.reviewed },
  { heading: 'Decisions changed', cell: ({ published }) => published.changed },
]

/** The published justifications, to be posted; that they were taken away is recorded. */
export async function exportedPublished(
  deps: ApiDeps,
  caller: Caller,
  query: QueryOf<typeof exportPublishedJustifications>,
): Promise<ExportedTable> {
  insist(canReadPublished(caller.actor))
  return exportedList(deps, caller, query, {
    order: publishedJustificationColumns,
    columns,
    always,
    title: 'Justifications of alternate assessments',
    name: ['justifications', 'published', query.year ?? null],
    history: {
      action: 'exportPublishedJustifications',
      targetType: 'participation',
      leaId: null,
      year: query.year ?? null,
      counted: 'justifications',
    },
    read: async (tx) => ({
      rows: await listPublished(tx, query),
      filters: [['Year', query.year === undefined ? null : complianceYearName(query.year)]],
      about: [['Numbers', 'Below 10 they are hidden, with those that would reveal them.']],
    }),
  })
}
