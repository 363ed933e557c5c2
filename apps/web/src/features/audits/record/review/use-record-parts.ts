import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useViewer } from '../../../../lib/session/viewer'
import { answerDraftKey, hasUnsaved } from '../../../../parts/answering/answer-drafts'
import type { Neighbour } from '../../../../parts/answering/answering-foot'
import { recordPaths, type RecordPlace } from '../record-paths'
import type { RecordContentFieldsFragment, RecordSetupFieldsFragment } from '../record.generated'
import { itemValueOf, sameItemValue } from './item-value'
import { reviewMessages as words } from './review-messages.generated'
import { readFilter, type ItemFilter, type ReviewItem, type ReviewSection } from './review-model'
import { itemAnchor } from './review-item'
import { setupPart } from './review-navigator'

/** The part of a record that its address opens: the setup, a section, or what a filter finds in all of them. */
export function useRecordParts(
  place: RecordPlace,
  { sections, answer }: RecordContentFieldsFragment,
  { missing, questions }: RecordSetupFieldsFragment,
) {
  const viewer = useViewer()
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const filter = readFilter(search.get('show'))
  // Some kinds of audits ask nothing before the items.
  const hasSetup = questions.length > 0
  // Decided once: the last answer of the setup must not lead away from it.
  const [first] = useState(() => openedFirst(sections, hasSetup && (missing.length > 0 || !answer.allowed)))
  const open = search.get('section') ?? first
  const section = sections.find(({ id }) => id === open)
  const isSetup = section === undefined && filter === 'all'
  const items = sections.flatMap((one) => one.items)
  const [currentId, setCurrentId] = useState(() => items.find((item) => `#${itemAnchor(item)}` === hash)?.id)
  const pathTo = (part: string, show: ItemFilter = 'all') => {
    const query = new URLSearchParams({ section: part, ...(show !== 'all' && { show }) })
    return `${recordPaths.record(place)}?${query.toString()}`
  }
  const draftKeyOf = (item: ReviewItem) =>
    answerDraftKey(
      { userId: viewer.id, kind: 'audit-item', recordId: place.recordId, partId: place.prongId },
      item.lineageId,
    )
  const shown = new Set((section && filter === 'all' ? [section] : isSetup ? [] : sections).flatMap(idsOf))
  // Presence names places by numbers.
  const places = items.map(({ number }, index) => ({ id: index + 1, number }))
  return {
    filter,
    open,
    section,
    isSetup,
    currentId,
    setCurrent: (item: ReviewItem) => setCurrentId(item.id),
    pathTo,
    pathToItem: (item: ReviewItem) => {
      const of = sections.find((one) => one.items.some(({ id }) => id === item.id))
      return `${pathTo(of?.id ?? setupPart)}#${itemAnchor(item)}`
    },
    draftKeyOf,
    /** Numbers of items elsewhere in the record with an answer that this browser alone has. */
    unsaved: new Set(
      items
        .filter(
          (item) => !shown.has(item.id) && hasUnsaved(draftKeyOf(item), itemValueOf(item), sameItemValue),
        )
        .map(({ number }) => number),
    ),
    places,
    place: isSetup ? undefined : places[items.findIndex(({ id }) => id === currentId)],
    neighbours: neighboursOf(sections, { open, hasSetup }, pathTo),
  }
}

const idsOf = ({ items }: ReviewSection) => items.map(({ id }) => id)

/** Where a record is opened: at its setup while that is not done, then at the first section with something to answer. */
function openedFirst(sections: readonly ReviewSection[], setup: boolean): string {
  if (setup) return setupPart
  const toAnswer = sections.find(({ items }) =>
    items.some(({ value, notApplicable }) => notApplicable === null && value === null),
  )
  return (toAnswer ?? sections[0])?.id ?? setupPart
}

function neighboursOf(
  sections: readonly ReviewSection[],
  { open, hasSetup }: { open: string; hasSetup: boolean },
  pathTo: (part: string) => string,
): { previous: Neighbour | undefined; next: Neighbour | undefined } {
  const parts = [...(hasSetup ? [{ id: setupPart, number: words.setup }] : []), ...sections]
  const at = parts.findIndex(({ id }) => id === open)
  const neighbour = (index: number): Neighbour | undefined => {
    const found = parts[index]
    return found && { label: found.number, to: pathTo(found.id) }
  }
  return { previous: neighbour(at - 1), next: neighbour(at + 1) }
}
