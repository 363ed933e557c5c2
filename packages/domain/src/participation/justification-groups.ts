import { badInput, type Verdict } from '../verdict.js'
import { countProblem, type TestedCounts } from './participation-rates.js'

/** How students are grouped to see whether rates are uneven (34 CFR 200.6(c)(3)(iv)). */
export const justificationCategories = {
  disability: 'Disability',
  race: 'Race and ethnicity',
  gender: 'Gender',
  economic: 'Economically disadvantaged',
  language: 'English learner',
} as const
export type JustificationCategory = keyof typeof justificationCategories

const names: Readonly<Record<JustificationCategory, readonly (readonly [key: string, name: string])[]>> = {
  disability: [
    ['autism', 'Autism'],
    ['deaf-blindness', 'Deaf-blindness'],
    ['hearing', 'Deafness or hearing impairment'],
    ['developmental', 'Developmental delay'],
    ['emotional', 'Emotional disability'],
    ['intellectual', 'Intellectual disability'],
    ['multiple', 'Multiple disabilities'],
    ['orthopedic', 'Orthopedic impairment'],
    ['other-health', 'Other health impairment'],
    ['learning', 'Specific learning disability'],
    ['speech', 'Speech or language impairment'],
    ['brain-injury', 'Traumatic brain injury'],
    ['visual', 'Visual impairment'],
  ],
  race: [
    ['american-indian', 'American Indian or Alaska Native'],
    ['asian', 'Asian'],
    ['black', 'Black or African American'],
    ['hispanic', 'Hispanic or Latino'],
    ['pacific', 'Native Hawaiian or Other Pacific Islander'],
    ['two-or-more', 'Two or more races'],
    ['white', 'White'],
  ],
  gender: [
    ['female', 'Female'],
    ['male', 'Male'],
  ],
  economic: [['disadvantaged', 'Economically disadvantaged']],
  language: [['learner', 'English learner']],
}

/** A group of students, and the category whose other students it is compared with. */
export interface JustificationGroup {
  /** 'race-asian' */
  id: string
  category: JustificationCategory
  name: string
}

/** Every group, in the order of the form. */
export const justificationGroups: readonly JustificationGroup[] = /* @__PURE__ */ (
  Object.keys(names) as JustificationCategory[]
).flatMap((category) => names[category].map(([key, name]) => ({ id: `${category}-${key}`, category, name })))

/** The students of a group as they are entered; null where a number is not known yet. */
export interface EnteredGroup {
  id: string
  tested: number | null
  alternate: number | null
}

/** A risk ratio with two decimals, or why there is none. */
export type RiskRatio = { text: string; reason: null } | { text: null; reason: string }

const noRatio = (reason: string): RiskRatio => ({ text: null, reason })

/**
 * How much likelier a student of the group takes the alternate assessment than the others who were tested in the subject:
 * (alternate in group / tested in group) / (alternate others / tested others), with two decimals, half up (domain definition 2.14).
 */
export function riskRatio(group: TestedCounts, all: TestedCounts): RiskRatio {
  const others = { tested: all.tested - group.tested, alternate: all.alternate - group.alternate }
  if (group.tested === 0) return noRatio('Nobody of the group was tested.')
  if (others.tested <= 0) return noRatio('There are no other students to compare with.')
  if (others.alternate <= 0) return noRatio('None of the other students took the alternate assessment.')
  const above = BigInt(group.alternate) * BigInt(others.tested) * 100n
  const below = BigInt(group.tested) * BigInt(others.alternate)
  const hundredths = (above * 2n + below) / (below * 2n)
  const digits = String(hundredths).padStart(3, '0')
  return { text: `${digits.slice(0, -2)}.${digits.slice(-2)}`, reason: null }
}

/** What is refused of the groups; `all` are the students of the subject that they are part of, null where none are entered. */
export function checkGroups(groups: readonly EnteredGroup[], all: TestedCounts | null): Verdict[] {
  return groups.flatMap((group) => {
    const named = justificationGroups.find(({ id }) => id === group.id)
    if (!named) return [badInput('There is no such group.', `groups.${group.id}`)]
    const problem = problemOf(named.name, group, all)
    return problem === null ? [] : [badInput(problem, `groups.${group.id}`)]
  })
}

function problemOf(
  name: string,
  { tested, alternate }: EnteredGroup,
  all: TestedCounts | null,
): string | null {
  const problem =
    countProblem(tested, `${name}, students tested`) ??
    countProblem(alternate, `${name}, alternate assessment`)
  if (problem !== null) return problem
  if (tested !== null && alternate !== null && alternate > tested)
    return `${name}: alternate assessment cannot be more than students tested.`
  if (all === null) return null
  if ((tested ?? 0) > all.tested || (alternate ?? 0) > all.alternate)
    return `${name}: a group cannot have more students than the subject.`
  return null
}

/** The numbers of a group that are complete; null for others. */
export function groupCounts({ tested, alternate }: EnteredGroup): TestedCounts | null {
  return tested === null || alternate === null ? null : { tested, alternate }
}
