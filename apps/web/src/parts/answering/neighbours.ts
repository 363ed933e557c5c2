import type { Neighbour } from './answering-foot'
import { answeringMessages as words } from './answering-messages.generated'

/** The address of a part of a record, or of one of its numbered items. */
export type PathToItem = (partId: number, itemNumber?: string) => string

/** The items before and after one; at the ends of a part the neighbouring parts. */
export function neighboursOf(
  part: { id: number; items: readonly { number: string }[] },
  parts: readonly { id: number; number: string }[],
  index: number,
  pathTo: PathToItem,
): { previous: Neighbour | undefined; next: Neighbour | undefined } {
  const at = parts.findIndex(({ id }) => id === part.id)
  const item = (i: number): Neighbour | undefined => {
    const number = part.items[i]?.number
    return number === undefined ? undefined : { label: number, to: pathTo(part.id, number) }
  }
  const other = (i: number): Neighbour | undefined => {
    const found = at < 0 ? undefined : parts[i]
    return found && { label: found.number, to: pathTo(found.id) }
  }
  return { previous: item(index - 1) ?? other(at - 1), next: item(index + 1) ?? other(at + 1) }
}

/** Names of items, by their ids. */
export function itemNames(items: readonly { id: number; number: string }[]) {
  return (id: number) => {
    const number = items.find((item) => item.id === id)?.number
    return number === undefined ? undefined : words.itemName({ number })
  }
}
