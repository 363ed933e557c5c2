import type { SubsectionResponseFieldsFragment, SubsectionResponseQuery } from '../self-assessment.generated'
import { selfAssessmentPaths } from '../self-assessment-paths'
import type { Neighbour } from './subsection-foot'

type Sections = NonNullable<SubsectionResponseQuery['selfAssessment']>['sections']

/** The items before and after one; at the ends of a subsection the neighbouring subsections. */
export function neighboursOf(
  subsection: Pick<SubsectionResponseFieldsFragment, 'id' | 'selfAssessmentId'> & {
    items: readonly { number: string }[]
  },
  sections: Sections,
  index: number,
  pathTo: typeof selfAssessmentPaths.subsection = selfAssessmentPaths.subsection,
): { previous: Neighbour | undefined; next: Neighbour | undefined } {
  const all = sections.flatMap((section) => section.subsections)
  const at = all.findIndex((one) => one.id === subsection.id)
  const item = (i: number): Neighbour | undefined => {
    const number = subsection.items[i]?.number
    return number === undefined
      ? undefined
      : {
          label: number,
          to: pathTo(subsection.selfAssessmentId, subsection.id, number),
        }
  }
  const other = (i: number): Neighbour | undefined => {
    const found = at < 0 ? undefined : all[i]
    return (
      found && {
        label: found.number,
        to: pathTo(subsection.selfAssessmentId, found.id),
      }
    )
  }
  return { previous: item(index - 1) ?? other(at - 1), next: item(index + 1) ?? other(at + 1) }
}

/** Items by their numbers, as people call them. */
export function itemNames(items: readonly { id: number; number: string }[]) {
  return (id: number) => {
    const number = items.find((item) => item.id === id)?.number
    return number === undefined ? undefined : `item ${number}`
  }
}
