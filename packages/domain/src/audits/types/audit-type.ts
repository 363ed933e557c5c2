import type { RoleName } from '../../accounts/roles.js'
import type { CountingMode, FindingSource } from '../../findings/finding-states.js'
import type { ReportModule } from '../../reports/published-reports.js'
import type { ListColumn } from '../student-list/list-columns.js'
import type { Condition } from './condition.js'
import type { ResponseSet } from './response-set.js'

export const auditParts = ['Part B', 'Part C'] as const
export type AuditPart = (typeof auditParts)[number]

/** What one record of a type is about, in words: 'student', 'students'. */
export interface SubjectWords {
  one: string
  many: string
}

/** A field beside each answer that only some types have, such as a page reference. */
export interface ExtraField {
  key: string
  label: string
  type: 'Text' | 'Number' | 'Date' | 'YesNo'
  required: boolean
  /** Smallest and largest number that it takes; without limit where left out. */
  min?: number
  max?: number
}

/** Populations up to `upTo` get samples of `size`; null is without limit, or all there are. */
export interface SizeStep {
  upTo: number | null
  size: number | null
}

/** A group that is sampled by itself; null for all rows that no group before it took. */
export interface Stratum {
  name: string
  when: Condition | null
}

/** How rows are grouped: by tests, or by the values of a field, in the order of their bytes. */
export type StrataRule =
  | {
      /** In the order of the test: a row belongs to the first that matches. */
      tests: readonly Stratum[]
      /** Names in the order in which they are drawn. */
      drawOrder: readonly string[]
    }
  | { field: string }

/** At least so many of a kind in the sample. */
export type QuotaRule =
  | { kind: 'rows'; name: string; atLeast: number; when: Condition }
  /** One quota for each of the `top` most frequent values of a field among the eligible rows. */
  | { kind: 'mostFrequent'; field: string; top: number; atLeast: number }

/** How a type draws samples; all of it is data that can be edited per type and part (2.6). */
export interface SamplingRule {
  sizes: readonly SizeStep[]
  strata: StrataRule
  quotas: readonly QuotaRule[]
  /** Which rows of the list are eligible at all, before anybody filters; null for every row. */
  eligible: Condition | null
  /** Eligible rows that are reviewed beside those that are drawn, without exception; nobody where left out. */
  always?: Condition
}

/** The list that an agency sends, and what is drawn from it. */
export interface Roster {
  columns: readonly ListColumn[]
  /** Fields whose values together name a row. */
  rowKey: readonly string[]
  /** Youngest and oldest age in the list, by which field; null where rows have no day of birth. */
  ages: { bornOn: string; from: number; to: number } | null
  sampling: SamplingRule
}

/** A kind of audit: a row of data. No rule of the engine knows the key of one (2.1). */
export interface AuditType {
  key: string
  label: string
  source: FindingSource
  /** Where its letters and reports stand in the library of an agency. */
  reportModule: ReportModule
  subject: SubjectWords
  /** By part; null where nothing is drawn, and each review has one record about the agency as a whole. */
  rosters: Partial<Record<AuditPart, Roster | null>>
  /** With a second prong, the review of newer data. */
  usesProngs: boolean
  responseSet: ResponseSet
  extraFields: readonly ExtraField[]
  /**
   * What a record has beside its items: the minutes of a service, month by month, or what the agency says and sends about each
   * item; nothing where left out.
   */
  recordForm?: 'minutes' | 'documentSet'
  /** Fields beside each answer of a review of newer data, after the others. */
  secondProngFields?: readonly ExtraField[]
  /** After so many years every agency is reviewed again; no rotation where left out. */
  reviewCycleYears?: number
  /** Screens that only this type has, beside its audits; none where left out. */
  screens?: readonly { name: string; link: string }[]
  findingCounting: CountingMode
  /** The agency confirms that it still serves each sampled child. */
  requiresLeaConfirm: boolean
  visibleTo: readonly RoleName[]
  /** Days for an individual correction. */
  correctionDays: number
  /** Every n-th completed record has a second reader; null for none. */
  secondReaderEvery: number | null
}

/** A type as a version of its content has it: its answers and extra fields are those of the version, where it has some. */
export function typeWithContent(
  type: AuditType,
  {
    responseSet,
    extraFields,
  }: { responseSet?: ResponseSet | null; extraFields?: readonly ExtraField[] | null },
): AuditType {
  return {
    ...type,
    responseSet: responseSet?.options.length ? responseSet : type.responseSet,
    extraFields: extraFields ?? type.extraFields,
  }
}

/** Parts in which a type is audited. */
export function partsOf(type: AuditType): AuditPart[] {
  return auditParts.filter((part) => type.rosters[part] !== undefined)
}

/** The list of a type and part; null where it has none. Throws for a part in which the type is not audited. */
export function rosterOf(type: AuditType, part: AuditPart): Roster | null {
  const roster = type.rosters[part]
  if (roster === undefined) throw new RangeError(`${type.label} is not audited in ${part}.`)
  return roster
}
