import {
  canDecideCaseStudyWords,
  canExportCaseStudy,
  canReadCaseStudies,
  caseStudyDocument,
  complianceYearName,
  wordsOfCaseStudy,
  type WrittenCaseStudy,
} from '@portal/domain'
import {
  caseStudyExportColumns,
  type AnswerOf,
  type BodyOf,
  type decideCaseStudyWords as decideCall,
  type exportCaseStudies,
  type exportCaseStudy as exportCall,
  type listCaseStudyWords as wordsCall,
  type QueryOf,
} from '@portal/rest-contract'
import type { Response } from 'express'
import { openRecord, recordAct, type Caller, type Command, type Reader } from '../../server/command.js'
import type { ApiDeps } from '../../server/deps.js'
import { exportedList, type ExportColumns } from '../../server/files/exported-list.js'
import { sendReport } from '../../server/files/send-report.js'
import type { ExportedTable } from '../../server/files/send-table.js'
import { insist } from '../../server/verdicts.js'
import { caseStudyFound, caseStudyKind, type CaseStudyOffice } from './case-studies-command.js'
import { findCaseStudy } from './case-studies-read-model.js'
import { listCaseStudiesForExport } from './case-studies-rows-read-model.js'
import { keepDecisions } from './case-studies-store.js'

type Sharing = Pick<CaseStudyOffice, 'sharing'>
type Words = AnswerOf<typeof wordsCall>

/** Capitalised words that may be names. For monitors, who decide about them. */
export async function listCaseStudyWords(
  { tx, actor }: Reader,
  id: number,
  { sharing }: Sharing,
): Promise<Words> {
  insist(canReadCaseStudies(actor))
  const view = caseStudyFound(await findCaseStudy(tx, actor, id, sharing))
  insist(canDecideCaseStudyWords(actor))
  return wordsOfCaseStudy(view.written)
}

/** Keeps what was decided about words. Two people's decisions about different words are both kept. */
export async function decideCaseStudyWords(
  command: Command,
  id: number,
  { words }: BodyOf<typeof decideCall>,
  office: Sharing,
): Promise<Words> {
  const kind = caseStudyKind(office)
  const view = await openRecord(kind, command, id, { may: () => canDecideCaseStudyWords(command.actor) })
  const decided = Object.fromEntries(words.map(({ word, decision }) => [word, decision]))
  const decisions = { ...view.written.decisions, ...decided }
  await keepDecisions(command, id, decisions)
  await recordAct(command, 'decideCaseStudyWords', { ...kind.target(view), after: { decided: words.length } })
  const written: WrittenCaseStudy = { ...view.written, decisions }
  return wordsOfCaseStudy(written)
}

/** Sends one case study as PDF; the history keeps who took it away, with names only for a reason. */
export async function sendCaseStudy(
  { db, heavy }: Pick<ApiDeps, 'db' | 'heavy'>,
  caller: Caller,
  id: number,
  { names: asked, reason }: QueryOf<typeof exportCall>,
  res: Response,
  office: Sharing,
): Promise<undefined> {
  const names = asked === 'true'
  const kind = caseStudyKind(office)
  await sendReport(res, { ...caller, heavy }, 'pdf', () =>
    db.transaction(async (tx) => {
      const command = { tx, ...caller }
      insist(canReadCaseStudies(caller.actor))
      const view = caseStudyFound(await findCaseStudy(tx, caller.actor, id, office.sharing))
      insist(canExportCaseStudy(caller.actor, view.facts, { names, reason }))
      await recordAct(command, 'exportCaseStudy', {
        ...kind.target(view),
        after: { format: 'pdf', names },
        ...(names && { reason }),
      })
      return {
        document: caseStudyDocument(view.written, { names }),
        at: caller.ctx.now,
        name: ['case-studies', `study-${id}`, view.answer.year],
      }
    }),
  )
  return undefined
}

type Column = (typeof caseStudyExportColumns)[number]
type Row = Awaited<ReturnType<typeof listCaseStudiesForExport>>[number]

const columns: ExportColumns<Column, Row> = {
  theme: { heading: 'Theme', cell: ({ theme }) => theme },
  agency: { heading: 'Agency', cell: ({ agency }) => agency },
  year: { heading: 'Year', cell: ({ year }) => complianceYearName(year) },
  part: { heading: 'Part', cell: ({ part }) => part },
  students: { heading: 'Students', cell: ({ students }) => students },
  status: { heading: 'Status', cell: ({ status }) => status },
  author: { heading: 'Author', cell: ({ author }) => author.fullName },
  reviewer: { heading: 'Reviewer', cell: ({ reviewer }) => reviewer?.fullName ?? null },
  changedOn: { heading: 'Changed', cell: ({ changedOn }) => changedOn },
}

/** The list of case studies as the person sees it; students are counted alone. That it was taken away is recorded. */
export async function exportedCaseStudies(
  deps: ApiDeps,
  caller: Caller,
  query: QueryOf<typeof exportCaseStudies>,
): Promise<ExportedTable> {
  insist(canReadCaseStudies(caller.actor))
  const { leaId, year, part, status, q, sort } = query
  return exportedList(deps, caller, query, {
    order: caseStudyExportColumns,
    columns,
    title: 'Case studies',
    name: ['case-studies', 'list', ...(year === undefined ? [] : [String(year)])],
    history: {
      action: 'exportCaseStudies',
      targetType: 'caseStudy',
      leaId: leaId ?? null,
      year: year ?? null,
      counted: 'caseStudies',
    },
    async read(tx) {
      const rows = await listCaseStudiesForExport(tx, caller.actor, query)
      return {
        rows,
        filters: [
          ['Agency', leaId === undefined ? null : (rows[0]?.agency ?? leaId)],
          ['Year', year === undefined ? null : complianceYearName(year)],
          ['Part', part],
          ['Status', status],
          ['Search', q],
          ['Order', sort],
        ],
        about: [
          ['Case studies', rows.length.toLocaleString('en-US')],
          ['Changed', 'Eastern time.'],
        ],
      }
    },
  })
}
