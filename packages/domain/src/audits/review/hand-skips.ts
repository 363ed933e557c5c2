import { activeSections } from '../types/audit-content.js'
import { badInput, type Verdict } from '../../verdict.js'

/** What a monitor says about a section or an item: why it is skipped for this record, or null to take that back. */
export interface SkipByHand {
  id: string
  reason: string | null
}

/** Sections and items that a monitor skips, or does not skip any more. */
export interface SkipChange {
  sections: readonly SkipByHand[]
  items: readonly SkipByHand[]
}

/** A content as far as skips look at it. */
interface SkippableContent {
  sections: readonly {
    id: string
    number: string
    title: string
    active: boolean
    items: readonly { id: string; number: string; active: boolean }[]
  }[]
}

/** What can be skipped by hand, by its id, with what it is called in lists and in the history. */
export function skippableNames({ sections }: SkippableContent): {
  sections: ReadonlyMap<string, string>
  items: ReadonlyMap<string, string>
} {
  const active = activeSections({ sections })
  return {
    sections: new Map(active.map(({ id, number, title }) => [id, `${number} ${title}`])),
    items: new Map(active.flatMap(({ items }) => items).map(({ id, number }) => [id, number])),
  }
}

/** Refusals of a change of skips, each beside what it is about: unknown sections and items, and skips without a reason. */
export function checkSkipChange(
  content: SkippableContent,
  { sections, items }: SkipChange,
  { needsReason }: { needsReason: boolean } = { needsReason: true },
): Verdict[] {
  const known = skippableNames(content)
  const check = (kind: 'sections' | 'items', missing: string) => (one: SkipByHand) => {
    const field = `${kind}.${one.id}`
    if (!known[kind].has(one.id)) return [badInput(missing, field)]
    return needsReason && one.reason?.trim() === '' ? [badInput('Reason is required.', field)] : []
  }
  return [
    ...sections.flatMap(check('sections', 'There is no such section.')),
    ...items.flatMap(check('items', 'There is no such item.')),
  ]
}

/** Reasons of skips by hand after a change, by the id of the section or item. */
export function skipsAfter(
  now: Readonly<Record<string, string>>,
  { sections, items }: SkipChange,
): Record<string, string> {
  const after = { ...now }
  for (const { id, reason } of [...sections, ...items])
    if (reason === null) delete after[id]
    else after[id] = reason.trim()
  return after
}

/** Lost answers that somebody who agreed to a change had not been shown; they are another reason to stop (2.7). */
export function unseenLosses<Lost extends { item: { id: string } }>(
  answersLost: readonly Lost[],
  seen: readonly string[] | undefined,
): Lost[] {
  return seen === undefined ? [] : answersLost.filter(({ item }) => !seen.includes(item.id))
}
