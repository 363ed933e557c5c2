/**
 * A student as lists and prints show them until somebody reveals the name, which is recorded: "J. D. ****1234" (2.10 B, 9.2).
 * Of a short identifier the last characters would tell it all, so none is shown.
 */
export function maskedStudent({
  firstName,
  lastName,
  id,
}: {
  firstName: string
  lastName: string
  id: string
}): string {
  const initials = [firstName, lastName]
    .map((name) => Array.from(name.trim())[0])
    .filter((letter) => letter !== undefined)
    .map((letter) => `${letter.toUpperCase()}.`)
  return [...initials, id.trim().length < 8 ? '****' : `****${id.trim().slice(-4)}`].join(' ')
}
