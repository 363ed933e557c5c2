import type { AnswerOf, launchComplianceYear } from '@portal/rest-contract'
import type { Database, Tx } from '../../db/database.js'

type Summary = AnswerOf<typeof launchComplianceYear>
export type LaunchContent = Summary['contents'][number]
export type LaunchCount = Summary['created'][number]

/** What another feature adds to the launch of a compliance year; handed in where the features are put together. */
export interface LaunchPart {
  /** Content of the year as the launch will find and make it; writes nothing. */
  preview?: (db: Database, year: number) => Promise<LaunchContent[]>
  /** Makes what preview has said, in the transaction of the launch. */
  launch?: (tx: Tx, year: number) => Promise<{ contents: LaunchContent[]; created: LaunchCount[] }>
  /** Open work of the years before. */
  carriedOver?: (db: Database, year: number) => Promise<LaunchCount[]>
  /** Drafts that the launch leaves aside, in sentences. */
  drafts?: (db: Database, year: number) => Promise<string[]>
}
