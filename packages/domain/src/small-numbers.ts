/** Numbers about fewer students than this can tell who they are (domain definition 0.6). */
export const smallestShown = 10

export type ShownCount = { shown: true; value: number } | { shown: false; text: string }

const hidden = (text: string): ShownCount => ({ shown: false, text })

/** Text of a count that is hidden because its denominator is small. */
export function smallText(smallest: number = smallestShown): string {
  return `n<${smallest}`
}

/** Text of a count that is hidden because it would give away a small one beside it. */
export const complementaryText = 'hidden'

/**
 * One number about students for readers outside of the state and public exports: below `smallest` students it is not shown.
 * An empty group tells of nobody, but a zero beside a total would; so it is hidden like any other small number.
 */
export function shownCount(students: number, smallest: number = smallestShown): ShownCount {
  return students < smallest ? hidden(smallText(smallest)) : { shown: true, value: students }
}

/**
 * The parts of a total, each of them a number of students: those below `smallest` are hidden, and where only one is, the next
 * smallest too, because it could be worked out from the total (domain definition 0.6, worked example 24).
 */
export function shownParts(parts: readonly number[], smallest: number = smallestShown): ShownCount[] {
  const shown = parts.map((students) => shownCount(students, smallest))
  if (shown.filter((one) => !one.shown).length !== 1) return shown
  const [next] = parts
    .flatMap((students, index) => (shown[index]?.shown ? [{ students, index }] : []))
    .toSorted((a, b) => a.students - b.students)
  if (next) shown[next.index] = hidden(complementaryText)
  return shown
}

/** What a screen or a file says. */
export function countText(count: ShownCount): string {
  return count.shown ? String(count.value) : count.text
}
