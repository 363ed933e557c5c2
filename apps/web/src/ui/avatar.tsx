import { chakra } from '@chakra-ui/react'

const colours = 20

/** One of 20 colours by a hash of the name: the same name has the same colour everywhere. */
export function avatarColour(name: string): number {
  let hash = 0
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0
  return (hash % colours) + 1
}

/** First letters of each part of the name, upper case. */
export function initials(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => String.fromCodePoint(part.codePointAt(0) ?? 0).toUpperCase())
    .join('')
}

/** Profile circle, 32 px: initials on the person's colour, with the full name as tooltip. */
export function Avatar({ name, size = 32 }: { name: string; size?: 26 | 32 }) {
  const letters = initials(name)
  return (
    <chakra.span
      title={name}
      aria-hidden
      display="inline-grid"
      placeItems="center"
      flex="none"
      borderRadius="full"
      bg={`avatar.${avatarColour(name)}`}
      color="white"
      fontFamily="ui"
      fontWeight="700"
      lineHeight="1"
      style={{ width: size, height: size, fontSize: letters.length > 2 ? 9 : size === 32 ? 12 : 11 }}
    >
      {letters}
    </chakra.span>
  )
}
