import { percentBeside } from '../percent.js'
import { badInput, type Verdict } from '../verdict.js'

/** Subjects that are tested, as the federal rule counts them: each by itself (34 CFR 200.6(c)(2)). */
export const ratedSubjects = { ela: 'ELA', math: 'Math', science: 'Science' } as const
export type RatedSubject = keyof typeof ratedSubjects
export const ratedSubjectKeys = /* @__PURE__ */ Object.keys(ratedSubjects) as RatedSubject[]

/** Students of an agency in one subject and year. */
export interface TestedCounts {
  /** Students tested, with whichever assessment. */
  tested: number
  /** Students among them who took the assessment aligned with alternate achievement standards. */
  alternate: number
}

/** The numbers of an agency in a year; null where none are entered. */
export type ParticipationRates = Readonly<Record<RatedSubject, TestedCounts | null>>
export const noRates: ParticipationRates = { ela: null, math: null, science: null }

/** Most students of one number. */
export const mostTested = 9_999_999

/** Percent above which a subject needs a justification, unless the installation says otherwise (34 CFR 200.6(c)(2)). */
export const usualRateThreshold = 1

/** The threshold has at most four decimals, so that it is compared as a whole number. */
const thresholdScale = 10_000

/** Whether more than `threshold` percent took the alternate assessment; compared exactly, never rounded (worked example 19). */
export function exceedsThreshold({ tested, alternate }: TestedCounts, threshold: number): boolean {
  return alternate * 100 * thresholdScale > Math.round(threshold * thresholdScale) * tested
}

/** The subjects above the threshold, in their order. */
export function exceedingSubjects(rates: ParticipationRates, threshold: number): RatedSubject[] {
  return ratedSubjectKeys.filter((subject) => {
    const counts = rates[subject]
    return counts !== null && exceedsThreshold(counts, threshold)
  })
}

/** The rate in percent with two decimals, more where they keep it on its side of the threshold; N/A where nobody was tested. */
export function rateText({ tested, alternate }: TestedCounts, threshold: number): string {
  return percentBeside(alternate, tested, [{ over: threshold }], 2)
}

/** The numbers of several agencies added up; null for a subject that none of them has. */
export function totalRates(agencies: readonly ParticipationRates[]): ParticipationRates {
  const sum = (subject: RatedSubject) =>
    agencies.reduce<TestedCounts | null>((total, rates) => {
      const counts = rates[subject]
      if (counts === null) return total
      return {
        tested: (total?.tested ?? 0) + counts.tested,
        alternate: (total?.alternate ?? 0) + counts.alternate,
      }
    }, null)
  return { ela: sum('ela'), math: sum('math'), science: sum('science') }
}

/** Whether two records have the same numbers. */
export function isSameRates(one: ParticipationRates, other: ParticipationRates): boolean {
  return ratedSubjectKeys.every((subject) => {
    const [first, second] = [one[subject], other[subject]]
    return first?.tested === second?.tested && first?.alternate === second?.alternate
  })
}

/** Words of the two numbers, on forms and in files. */
export const rateLabels = { tested: 'Students tested', alternate: 'Alternate assessment' } as const
type CountName = keyof typeof rateLabels

/** A number of students as it was written: null for an empty text, NaN for what is no number. Commas may stand between thousands. */
export function readCount(text: string): number | null {
  const written = text.trim()
  if (written === '') return null
  const digits = /^\d{1,3}(?:,\d{3})+$/.test(written) ? written.replaceAll(',', '') : written
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN
}

/** The two numbers of a subject as they were entered, see {@link readCount}. */
export type EnteredCounts = Readonly<Record<CountName, number | null>>

/** What is wrong with a number of students, in words; null for none, and for one that is not known yet. */
export function countProblem(count: number | null, label: string): string | null {
  if (count === null) return null
  if (!Number.isInteger(count) || count < 0) return `${label} must be a whole number, 0 or more.`
  return count > mostTested ? `${label} must be between 0 and ${mostTested.toLocaleString('en-US')}.` : null
}

function checkCount(count: number | null, name: CountName, field: string): Verdict[] {
  const label = rateLabels[name]
  const problem = count === null ? `${label} is required.` : countProblem(count, label)
  return problem === null ? [] : [badInput(problem, field)]
}

/** What is refused in the numbers of one subject; `fieldOf` names the field of each. Both empty are no rate, and allowed. */
export function checkCounts(
  { tested, alternate }: EnteredCounts,
  fieldOf: (name: CountName) => string,
): Verdict[] {
  if (tested === null && alternate === null) return []
  const verdicts = [
    ...checkCount(tested, 'tested', fieldOf('tested')),
    ...checkCount(alternate, 'alternate', fieldOf('alternate')),
  ]
  if (verdicts.length > 0) return verdicts
  return (alternate ?? 0) > (tested ?? 0)
    ? [badInput('Alternate assessment cannot be more than Students tested.', fieldOf('alternate'))]
    : []
}
