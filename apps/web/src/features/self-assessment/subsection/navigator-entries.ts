import { ratingChoices, SubsectionState, type ItemRules } from '@portal/domain'
import type { Mark, NavigatorEntry, NavigatorSection } from '../../../parts/answering/item-navigator'
import type { PathToItem } from '../../../parts/answering/neighbours'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import type { SubsectionResponseQuery } from '../self-assessment.generated'
import { ratingMark } from './rating-words'

export type Section = NonNullable<SubsectionResponseQuery['selfAssessment']>['sections'][number]
type Item = NonNullable<SubsectionResponseQuery['subsectionResponse']>['items'][number]

/** Sections with their subsections; `doneFrom` is the first state in which a subsection is done. */
export function sectionEntries(
  sections: readonly Section[],
  pathTo: PathToItem,
  doneFrom: number = SubsectionState.approved,
): NavigatorSection[] {
  return sections.map(({ id, number, title, subsections }) => ({
    id,
    label: `${number} ${title}`,
    note: selfAssessmentMessages.share({
      n: subsections.filter(({ state }) => state >= doneFrom).length,
      total: subsections.length,
    }),
    parts: subsections.map((one) => ({
      id: one.id,
      to: pathTo(one.id),
      mark: one.state >= doneFrom ? 'done' : one.answered > 0 ? 'begun' : 'none',
      label: `${one.number} ${one.title}`,
      note: `${one.answered}/${one.answerable}`,
    })),
  }))
}

/** Items of a subsection with their ratings. */
export function itemEntries(
  { id, items }: { id: number; items: readonly Item[] },
  pathTo: PathToItem,
  unsaved?: ReadonlySet<string>,
): NavigatorEntry[] {
  return items.map((item) => ({
    id: item.id,
    to: pathTo(id, item.number),
    mark: unsaved?.has(item.number) ? 'unsaved' : markOf(item),
    label: item.number,
    note: ratingNote(item),
  }))
}

function ratingNote(item: Item): string {
  const { responseType } = item as ItemRules
  const choice = ratingChoices(responseType, item.ratingScale).find(({ value }) => value === item.rating)
  return choice ? ratingMark(choice, responseType === 'YesNo') : ''
}

function markOf({ version, gaps }: Item): Mark {
  if (version === 0) return 'none'
  return gaps.length === 0 ? 'done' : 'begun'
}
