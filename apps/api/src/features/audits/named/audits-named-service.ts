import {
  activeSections,
  calendarDay,
  canReadReview,
  complianceYearOf,
  typeWithContent,
  type AuditPart,
} from '@portal/domain'
import type { AnswerOf, getAuditContent, getCaseSetup } from '@portal/rest-contract'
import { foundOr, type Command, type Reader } from '../../../server/command.js'
import { insist } from '../../../server/verdicts.js'
import type { Place } from '../audits-command.js'
import { findAuditType } from '../audits-read-model.js'
import { choicesOf, ruleAnswer } from '../review/audits-answers-read-model.js'
import { findRecord, type SampleRecord } from '../sample/audits-records-read-model.js'
import { recordFound } from '../sample/audits-records-service.js'
import { auditDashboard } from './audits-dashboard-read-model.js'
import { newestContent } from './audits-content-read-model.js'

type Content = AnswerOf<typeof getAuditContent>

const contentFound = foundOr('There is no content of this year and part.')

/** The audits of an agency in the compliance year of today. */
export function currentDashboard(reader: Command, place: { typeKey: string; leaId: number }) {
  return auditDashboard(reader, { ...place, year: complianceYearOf(calendarDay(reader.ctx.now)) })
}

/** One record that the reader sees. */
export async function readRecord({ tx, actor }: Reader, { typeKey, id }: Place): Promise<SampleRecord> {
  return recordFound(await findRecord(tx, actor, typeKey, id)).answer
}

interface ContentPlace {
  typeKey: string
  part: AuditPart
  /** The compliance year of today where none is named. */
  year?: number
}

/** What new audits of a year and part are made with. */
export async function readAuditContent({ tx, actor, ctx }: Command, of: ContentPlace): Promise<Content> {
  const { typeKey, part, year = complianceYearOf(calendarDay(ctx.now)) } = of
  const found = await findAuditType(tx, typeKey)
  insist(canReadReview(actor))
  const stored = contentFound(await newestContent(tx, { typeKey, part, year }))
  const type = typeWithContent(found, stored.content)
  return {
    contentId: stored.id,
    part,
    year: stored.year,
    sections: activeSections(stored.content).map(({ id, number, title, skipRule, items }) => ({
      id,
      number,
      title,
      skipRule: ruleAnswer(skipRule),
      items: items.map((item) => ({
        id: item.id,
        lineageId: item.lineageId,
        number: item.number,
        text: item.text,
        guidance: item.guidance,
        citations: [...item.citations],
        documentHints: [...item.documentHints],
        choices: choicesOf(type, item),
        skipRule: ruleAnswer(item.skipRule),
      })),
    })),
    setupQuestions: stored.content.setupQuestions.map(({ key, text, type: kind, options, required }) => ({
      key,
      text,
      type: kind,
      options: [...(options ?? [])],
      required,
    })),
  }
}

/** The setup questions of the same. */
export async function readContentSetup(
  reader: Command,
  of: ContentPlace,
): Promise<AnswerOf<typeof getCaseSetup>> {
  return (await readAuditContent(reader, of)).setupQuestions
}
