/**
 * The key of each choice: the first letter of its mark that no earlier choice has, so that Y, N and NA get Y, N and A. A choice
 * whose letters are all in use has no key.
 */
export function keysOf<Value>(
  choices: readonly { value: Value; mark: string }[],
): ReadonlyMap<string, Value> {
  const keys = new Map<string, Value>()
  for (const { value, mark } of choices) {
    const key = Array.from(mark.toLowerCase()).find(
      (letter) => /^[a-z0-9]$/.test(letter) && !keys.has(letter),
    )
    if (key !== undefined) keys.set(key, value)
  }
  return keys
}

/** Whether a key press is typing, or a shortcut of the browser, and so no key of an answer. */
export function isTyping(event: {
  target: EventTarget
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
}): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return true
  const { target } = event
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return target.type !== 'radio' && target.type !== 'checkbox'
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName)
}
