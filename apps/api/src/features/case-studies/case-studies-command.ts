import type { BodyOf, createAudits } from '@portal/rest-contract'
import { canReadCaseStudies } from '@portal/domain'
import type { Library } from '../../parts/letters/library.js'
import { foundOr, stampOf, type Command, type RecordKind } from '../../server/command.js'
import { insist } from '../../server/verdicts.js'
import { findCaseStudy, type CaseStudyView } from './case-studies-read-model.js'
import { changeCaseStudy, lockCaseStudy, type CaseStudyColumns } from './case-studies-store.js'

/** What case studies need of other features, and of the configuration. */
export interface CaseStudyOffice {
  /** Creates audits; a draft is one of which no agency is notified. */
  createAudits: (
    command: Command,
    typeKey: string,
    input: BodyOf<typeof createAudits>,
  ) => Promise<readonly { id: number }[]>
  /** The library in which shared summaries are kept. */
  reports: Library & {
    withdraw: (command: Command, id: number, reason: string) => Promise<unknown>
  }
  /** Whether summaries may be shared with agencies at all. */
  sharing: boolean
}

export const caseStudyFound = foundOr('This case study does not exist.')

/** Case studies as commands use them. */
export const caseStudyKind = ({
  sharing,
}: Pick<CaseStudyOffice, 'sharing'>): RecordKind<Command, number, CaseStudyView, CaseStudyColumns> => ({
  found: caseStudyFound,
  async lock({ tx, actor }, id) {
    insist(canReadCaseStudies(actor))
    await lockCaseStudy(tx, id)
  },
  find: ({ tx, actor }, id) => findCaseStudy(tx, actor, id, sharing),
  version: (view) => view,
  target: ({ answer: { id, leaId, year } }) => ({ targetType: 'caseStudy', targetId: id, leaId, year }),
  write: (command, { answer }, columns) => changeCaseStudy(command.tx, answer.id, columns, stampOf(command)),
})
