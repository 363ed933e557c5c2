import { checkSubsectionDue, type Verdict } from '@portal/domain'
import type { SelfAssessmentFieldsFragment } from '../self-assessment.generated'

type Plan = Pick<SelfAssessmentFieldsFragment, 'dueOn' | 'sections'>
type PlanValues = Record<string, string>

export const dueName = (id: number) => `due-${id}`
export const personName = (id: number) => `person-${id}`

export const subsectionsOf = ({ sections }: Plan) => sections.flatMap((section) => section.subsections)

/** Due day of a subsection where it differs from that of the whole; '' where it does not. */
const ownDue = (one: { dueOn: string | null }, whole: string | null) =>
  one.dueOn === whole ? '' : (one.dueOn ?? '')

/** What the form of the plan begins with. */
export function planOf(plan: Plan, leadId: string): PlanValues {
  return {
    leadId,
    ...Object.fromEntries(
      subsectionsOf(plan).flatMap((one) => [
        [dueName(one.id), ownDue(one, plan.dueOn)],
        [personName(one.id), ''],
      ]),
    ),
  }
}

/** Due days that cannot be chosen, by field, with the reason. */
export function planErrors(plan: Plan, values: PlanValues): Record<string, string> {
  return Object.fromEntries(
    subsectionsOf(plan).flatMap((one) => {
      const day = values[dueName(one.id)] ?? ''
      const verdict =
        day === ownDue(one, plan.dueOn) || day === '' ? null : dueVerdict(one.number, day, plan.dueOn)
      return verdict && !verdict.allowed ? [[dueName(one.id), verdict.reason]] : []
    }),
  )
}

/** The due days that were changed; null takes the day of the whole again. */
export function changedDueDays(plan: Plan, values: PlanValues) {
  return subsectionsOf(plan)
    .filter((one) => (values[dueName(one.id)] ?? '') !== ownDue(one, plan.dueOn))
    .map((one) => ({ subsectionResponseId: one.id, dueOn: values[dueName(one.id)] || null }))
}

/** The people that were chosen, by subsection. */
export function chosenPeople(plan: Plan, values: PlanValues) {
  return subsectionsOf(plan).flatMap((one) => {
    const userId = values[personName(one.id)]
    return userId ? [{ subsectionResponseId: one.id, userIds: [userId] }] : []
  })
}

function dueVerdict(number: string, day: string, whole: string | null): Verdict {
  return checkSubsectionDue({ number, dueOn: day }, { dueOn: whole }, new Date())
}
