import { spellRoleName } from './accounts/roles.js'
import { displayZone, isCalendarDay } from './calendar-day.js'
import {
  caseStateWords,
  countingModeNames,
  findingSourceNames,
  findingSources,
  findingStatusWords,
} from './findings/finding-states.js'
import { areaNames } from './reports/report-subject.js'
import { narrativeNames, responseTypeNames } from './self-assessment/item-gaps.js'
import { submitStateName } from './self-assessment/submit-states.js'
import { subsectionStateName } from './self-assessment/subsection-states.js'
import { complianceYearName } from './years/compliance-year.js'

/** One field that an act changed, as texts for reading. */
export interface FieldChange {
  field: string
  before: string | null
  after: string | null
}

/** What an entry of the history changed. */
export interface ChangedFields {
  targetType: string
  before: unknown
  after: unknown
}

/** Kinds of records that fields hold the ids of, where the name says more than the id; by the kind of record, '' for every kind. */
const namedRecords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  questionnaire: { from: 'questionnaire', retired: 'selfAssessmentContent' },
  requiredDocument: { originId: 'requiredDocument' },
  requiredDocumentContent: { copyOf: 'requiredDocumentContent', parent: 'requiredDocumentContent' },
  requiredDocumentVersion: { from: 'requiredDocumentVersion', retired: 'requiredDocumentContent' },
  selfAssessmentContent: { copyOf: 'selfAssessmentContent', parent: 'selfAssessmentContent' },
  trainingItem: { ids: 'trainingItem' },
  '': {
    leaId: 'lea',
    leaIds: 'lea',
    selectedLeas: 'lea',
    preferredLeas: 'lea',
    userId: 'user',
    userIds: 'user',
    ownerMonitorId: 'user',
    leadMonitorId: 'user',
    secondReadBy: 'user',
    roleId: 'role',
    roleIds: 'role',
    citationId: 'citation',
    itemId: 'item',
    questionnaireId: 'questionnaire',
    questionnaireResponseId: 'selfAssessment',
    subsectionResponseId: 'subsectionResponse',
    subsectionResponseIds: 'subsectionResponse',
    findingId: 'finding',
    requiredDocumentCategoryIds: 'requiredDocumentContent',
    subsectionIds: 'selfAssessmentContent',
  },
}

function recordKindIn(targetType: string, field: string): string | undefined {
  return namedRecords[targetType]?.[field] ?? namedRecords['']?.[field]
}

/** Words of codes, by the kind of record and the field; '' for every kind. */
const codes: Readonly<
  Record<string, Readonly<Record<string, (code: number | string) => string | undefined>>>
> = {
  finding: {
    status: numbered((status) => findingStatusWords(status).name),
    // Entries of before hold the state of a case under the name of any other state.
    state: numbered((state) => caseStateWords(state).name),
    correction: numbered((state) => caseStateWords(state).name),
    source: (code) => {
      const known = findingSources.find((source) => source === code)
      return known && findingSourceNames[known]
    },
    countingMode: named(countingModeNames),
  },
  selfAssessment: { submitState: numbered(submitStateName) },
  subsectionResponse: { state: numbered(subsectionStateName) },
  '': {
    submitState: numbered(submitStateName),
    roles: (role) => spellRoleName(String(role)),
    role: (role) => spellRoleName(String(role)),
    areaId: named(areaNames),
    responseType: named(responseTypeNames),
    narrativeRequired: named(narrativeNames),
  },
}

/** What only the portal itself reads: keys of rows that have a name beside them, and numbers of versions. */
const unread: ReadonlySet<string> = new Set(['caseId', 'version', 'stateVersion', 'contentVersionId'])

/** Records whose names {@link fieldChanges} asks for. */
export function recordsNamedIn(entry: ChangedFields): { targetType: string; targetId: string }[] {
  return [entry.before, entry.after].flatMap((side) =>
    Object.entries(membersOf(side)).flatMap(([field, value]) => {
      const targetType = recordKindIn(entry.targetType, field)
      if (targetType === undefined) return []
      return (Array.isArray(value) ? value : [value]).flatMap((id) =>
        typeof id === 'number' || typeof id === 'string' ? [{ targetType, targetId: String(id) }] : [],
      )
    }),
  )
}

/**
 * The changed fields of an entry, by name, in the words and dates of the screens: never a code, a key of a row or an instant as
 * it is stored. What is the same before and after is left out.
 */
export function fieldChanges(
  entry: ChangedFields,
  nameOf: (record: { targetType: string; targetId: string }) => string | undefined = () => undefined,
): FieldChange[] {
  const old = membersOf(entry.before)
  const next = membersOf(entry.after)
  const inWords = (field: string, value: unknown) => readable(value, { ...entry, field, nameOf })
  return [...new Set([...Object.keys(old), ...Object.keys(next)])]
    .filter((field) => !unread.has(field))
    .map((field) => ({ field, before: inWords(field, old[field]), after: inWords(field, next[field]) }))
    .filter((change) => change.before !== change.after)
}

interface Place {
  targetType: string
  field: string
  nameOf: (record: { targetType: string; targetId: string }) => string | undefined
}

/** People by name, lists with commas, members of what is left by their names; null for nothing. */
function readable(value: unknown, place: Place): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value))
    return value.length === 0 ? null : value.map((entry) => readable(entry, place) ?? '').join(', ')
  if (typeof value === 'object') return ofObject(value, place)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number' || typeof value === 'string')
    return ofCode(value, place) ?? ofText(value, place)
  return null
}

function ofObject(value: object, place: Place): string {
  if ('fullName' in value && typeof value.fullName === 'string') return value.fullName
  return Object.entries(value)
    .filter(([field]) => !unread.has(field))
    .flatMap(([field, inner]) => {
      const words = readable(inner, { ...place, field })
      return words === null ? [] : [`${fieldInWords(field)}: ${words}`]
    })
    .join('; ')
}

function ofCode(value: number | string, { targetType, field, nameOf }: Place): string | undefined {
  const kind = recordKindIn(targetType, field)
  if (kind !== undefined) return nameOf({ targetType: kind, targetId: String(value) })
  return codes[targetType]?.[field]?.(value) ?? codes['']?.[field]?.(value)
}

function ofText(value: number | string, { field }: Place): string {
  if (typeof value === 'string') return dayInWords(value) ?? instantInWords(value) ?? value
  return field === 'year' || field === 'asIn' ? complianceYearName(value) : value.toLocaleString('en-US')
}

const medium = { month: 'short', day: 'numeric', year: 'numeric' } as const
const dayWords = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { ...medium, timeZone: 'UTC' })
const instantDay = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { ...medium, timeZone: displayZone })
const instantTime = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: displayZone,
})

/** 'Feb 5, 2026' of 2026-02-05, as on screens. */
function dayInWords(text: string): string | null {
  return isCalendarDay(text) ? dayWords.format(new Date(`${text}T00:00:00Z`)) : null
}

/** 'Feb 5, 2026, 10:42 AM' of an instant, in the display zone. */
function instantInWords(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z?$/.test(text)) return null
  const at = new Date(text.endsWith('Z') ? text : `${text}Z`)
  return Number.isNaN(at.getTime()) ? null : `${instantDay.format(at)}, ${instantTime.format(at)}`
}

/** Names of fields that splitting at capitals would not put well. */
const fields: Readonly<Record<string, string>> = {
  leaId: 'Agency',
  leaIds: 'Agencies',
  selectedLeas: 'Agencies in view',
  preferredLeas: 'Preferred agencies',
  userId: 'Person',
  userIds: 'People',
  ownerMonitorId: 'Owner',
  leadMonitorId: 'Lead monitor',
  secondReadBy: 'Second reader',
  roleId: 'Role',
  roleIds: 'Roles',
  citationId: 'Requirement',
  itemId: 'Item',
  questionnaireId: 'Questionnaire',
  questionnaireResponseId: 'Self-assessment',
  subsectionResponseId: 'Subsection',
  subsectionResponseIds: 'Subsections',
  findingId: 'Finding',
  requiredDocumentCategoryIds: 'Required document categories',
  subsectionIds: 'Subsections',
  ids: 'Order',
  originId: 'Copied from',
  submitState: 'Status',
  casesTotal: 'Individual cases',
  prong1VerifiedOn: 'Prong 1 verified on',
  prong2VerifiedOn: 'Prong 2 verified on',
  indicatorCode: 'Indicator',
  containsPii: 'Names students',
  mime: 'Type of file',
  sha256: 'Fingerprint (SHA-256)',
  isEnabled: 'Enabled',
  asIn: 'As in year',
  areaId: 'Area',
  countingMode: 'Counted',
}

/** Name of a field as the entry has it, in words: 'dueOn' as 'Due on'. */
export function fieldInWords(field: string): string {
  return fields[field] ?? splitName(field)
}

/** 'launchComplianceYear' in words: 'Launch compliance year'. */
export function splitName(name: string): string {
  const words = name.replace(
    /([a-z0-9])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

/** Words of a code that has them; none for what an older release wrote. */
function named(
  names: Readonly<Record<string | number, string>>,
): (code: number | string) => string | undefined {
  return (code) => (Object.hasOwn(names, code) ? names[code] : undefined)
}

/** Words of a numbered state; none for what is no number, or none of today: entries stay, whatever becomes of the states. */
function numbered(words: (code: number) => string): (code: number | string) => string | undefined {
  return (code) => {
    if (typeof code !== 'number') return undefined
    try {
      return words(code)
    } catch {
      return undefined
    }
  }
}
