import {
  checkJustification,
  justificationGroups,
  justificationLabels,
  justificationQuestionKeys,
  ratedSubjects,
  readCount,
  type JustificationFields,
  type JustificationQuestion,
  type RatedSubject,
} from '@portal/domain'
import { equal } from '@wry/equality'
import type { ConflictField } from '../../../ui/form/conflict-fields'
import { participationMessages as m } from '../participation-messages.generated'
import type { AgencyParticipationFieldsFragment as Participation } from '../participation.generated'

/** The students of a group as they are typed. */
export interface TypedGroup {
  tested: string
  alternate: string
}

/** A justification as its form has it: numbers as they are typed, every group there. */
export interface JustificationValue extends Record<JustificationQuestion, string> {
  reviewed: string
  changed: string
  groupSubject: RatedSubject
  groups: Readonly<Record<string, TypedGroup>>
  confirmed: boolean
}

const typed = (count: number | null | undefined) => (count == null ? '' : String(count))

/** The form of a stored justification. */
export function justificationValue({ justification }: Participation): JustificationValue {
  const { why, guidelines, training, highest, plan, reviewed, changed, confirmed } = justification
  const stored = new Map(justification.groups.map((group) => [group.id, group]))
  return {
    why,
    guidelines,
    training,
    highest,
    plan,
    reviewed: typed(reviewed),
    changed: typed(changed),
    groupSubject: justification.groupSubject as RatedSubject,
    groups: Object.fromEntries(
      justificationGroups.map(({ id }) => {
        const group = stored.get(id)
        return [id, { tested: typed(group?.tested), alternate: typed(group?.alternate) }]
      }),
    ),
    confirmed,
  }
}

/** The fields as they are sent; groups without numbers are left out. */
export function justificationFieldsOf(value: JustificationValue): JustificationFields {
  return {
    ...value,
    reviewed: readCount(value.reviewed),
    changed: readCount(value.changed),
    groups: justificationGroups.flatMap(({ id }) => {
      const { tested, alternate } = value.groups[id] ?? { tested: '', alternate: '' }
      const group = { id, tested: readCount(tested), alternate: readCount(alternate) }
      return group.tested === null && group.alternate === null ? [] : [group]
    }),
  }
}

/** Whether two versions say the same. */
export const sameJustification = (one: JustificationValue, other: JustificationValue): boolean =>
  equal(justificationFieldsOf(one), justificationFieldsOf(other))

/** What is refused, by field: `changed`, `groups.gender-male`. */
export function refusedFields(
  value: JustificationValue,
  participation: Participation,
): Readonly<Record<string, string>> {
  const refused = checkJustification(justificationFieldsOf(value), participation)
  return Object.fromEntries(
    refused.flatMap((verdict) =>
      verdict.allowed || verdict.field === undefined ? [] : [[verdict.field, verdict.reason]],
    ),
  )
}

const words = m.justification

const groupsText = ({ groups }: JustificationValue): string =>
  justificationGroups
    .flatMap(({ id, name }) => {
      const { tested, alternate } = groups[id] ?? { tested: '', alternate: '' }
      return tested === '' && alternate === '' ? [] : [`${name}: ${m.countsOf({ alternate, tested })}`]
    })
    .join('; ')

/** Its parts, as two people who write at the same time compare them. */
export const justificationConflictFields: readonly ConflictField<JustificationValue>[] = [
  ...justificationQuestionKeys.map((key): ConflictField<JustificationValue> => ({
    members: [key],
    label: justificationLabels[key],
    show: (value) => value[key],
  })),
  { members: ['reviewed'], label: words.reviewed, show: ({ reviewed }) => reviewed },
  { members: ['changed'], label: words.changed, show: ({ changed }) => changed },
  {
    members: ['groupSubject'],
    label: words.groupSubject,
    show: ({ groupSubject }) => ratedSubjects[groupSubject],
  },
  { members: ['groups'], label: words.groups, show: groupsText },
  {
    members: ['confirmed'],
    label: words.confirmed,
    show: ({ confirmed }) => (confirmed ? m.list.yes : m.list.no),
  },
]
