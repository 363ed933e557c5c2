import {
  activeSections,
  calendarDay,
  canExportSummary,
  canReadReview,
  canReadSummary,
  countsOf,
  recordSummaryDocument,
  setupAnswerInWords,
  type AuditItem,
} from '@portal/domain'
import type { AnswerOf, getRecordSummary } from '@portal/rest-contract'
import type { Response } from 'express'
import { recordAct, stampOf, type Caller, type Reader } from '../../../server/command.js'
import type { ApiDeps } from '../../../server/deps.js'
import { sendReport } from '../../../server/files/send-report.js'
import { insist } from '../../../server/verdicts.js'
import type { Place } from '../audits-command.js'
import { contentOfRecord } from '../audits-contents-read-model.js'
import { findRecord, type RecordView } from '../sample/audits-records-read-model.js'
import { recordFound, targetOf } from '../sample/audits-records-service.js'
import { choicesOf, findAnswers, ruledRecord, type ItemAnswers } from './audits-answers-read-model.js'
import { noteReader } from './second-reading/audits-record-readers-store.js'
import { readNoted } from './audits-shown-answers.js'
import { namesOf } from './audits-reader-names-read-model.js'

type Summary = AnswerOf<typeof getRecordSummary>
type SummaryItem = Summary['sections'][number]['items'][number]

/** Report d: everything that was answered about one record. */
export function readSummary(
  deps: Pick<ApiDeps, 'database' | 'db'>,
  caller: Caller,
  { typeKey, id }: Place,
): Promise<Summary> {
  const { actor } = caller
  return readNoted(deps, caller, async (tx) => {
    const view = recordFound(await findRecord(tx, actor, typeKey, id))
    return { answer: await summaryOf({ tx, actor }, view), view, shows: true }
  })
}

async function summaryOf({ tx, actor }: Reader, view: RecordView): Promise<Summary> {
  insist(canReadReview(actor))
  insist(canReadSummary(actor, view.facts))
  const { submission, answer, setup, facts } = view
  const content = await contentOfRecord(tx, view.content)
  const lineOf = linesOf(view, content, await findAnswers(tx, answer.id))
  const sections = activeSections(content).map(({ id, number, title, items }) => ({
    id,
    number,
    title,
    items: items.map(lineOf),
  }))
  const items = sections.flatMap((section) => section.items)
  const counted = (counts: SummaryItem['counts']) => items.filter((item) => item.counts === counts).length
  const readBy = submission.secondReadOn === null ? null : facts.secondReaderId
  const names = await namesOf(tx, [submission.submittedBy, readBy])
  const nameOf = (id: string | null) => (id === null ? '' : (names.get(id) ?? ''))
  return {
    id: answer.id,
    student: answer.student,
    school: answer.school,
    grade: answer.grade,
    status: answer.status,
    submittedBy: nameOf(submission.submittedBy),
    submittedOn: submission.submittedOn?.toISOString() ?? null,
    secondReader: nameOf(readBy),
    met: counted('met'),
    notMet: counted('notMet'),
    notApplicable: counted('excluded'),
    open: counted('open'),
    setup: content.setupQuestions.map((question) => ({
      text: question.text,
      answer: setupAnswerInWords(question, setup[question.key]),
    })),
    sections,
  }
}

function linesOf(view: RecordView, content: Parameters<typeof ruledRecord>[1], answers: ItemAnswers) {
  const { type } = view.prong.audit
  const ruled = ruledRecord(view, content, answers)
  return (item: AuditItem): SummaryItem => {
    const { id, number, text, citations } = item
    const value = ruled.answers.get(id) ?? null
    const skip = ruled.skipped.get(id)
    const given = skip ? undefined : answers.get(id)
    return {
      id,
      number,
      text,
      citations: [...citations],
      answer: choicesOf(type, item).find((one) => one.value === value)?.label ?? value ?? '',
      counts: countsOf(type.responseSet, value),
      notApplicable: skip?.text ?? null,
      comment: given?.comment ?? '',
      extras: type.extraFields.flatMap(({ key, label }) => {
        const said = given?.extras[key]
        return said ? [{ label, value: said }] : []
      }),
    }
  }
}

/** Sends the summary of a record as a file; the history keeps who took it away. */
export async function sendSummary(
  { db, heavy }: Pick<ApiDeps, 'db' | 'heavy'>,
  caller: Caller,
  { typeKey, id }: Place,
  format: 'pdf' | 'xlsx',
  res: Response,
): Promise<undefined> {
  const { actor, ctx } = caller
  await sendReport(res, { ...caller, heavy }, format, () =>
    db.transaction(async (tx) => {
      const view = recordFound(await findRecord(tx, actor, typeKey, id))
      insist(canExportSummary(actor, view.facts))
      const summary = await summaryOf({ tx, actor }, view)
      await noteReader(tx, view.answer.id, stampOf(caller))
      const { audit, answer: prong } = view.prong
      const document = recordSummaryDocument(
        {
          typeLabel: audit.type.label,
          agency: audit.agency,
          part: audit.answer.part,
          year: audit.answer.year,
          prong: prong.number,
          round: prong.round,
          printedBy: actor.fullName,
          printedOn: calendarDay(ctx.now),
        },
        summary,
      )
      await recordAct({ tx, ...caller }, 'exportRecordSummary', { ...targetOf(view), after: { format } })
      return { document, at: ctx.now, name: ['audits', 'record', view.answer.order, prong.id] }
    }),
  )
  return undefined
}
