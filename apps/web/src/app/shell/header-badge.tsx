import { chakra } from '@chakra-ui/react'
import { useBadgeLabels } from '../../lib/header-badge'
import { shellMessages as m } from './shell-messages.generated'

/** Agency, part and year of the screen, joined, in the top bar. */
export function HeaderBadge() {
  const labels = useBadgeLabels()
  if (labels.length === 0) return null
  return (
    <chakra.div
      role="group"
      aria-label={m.lookingAt}
      display={{ base: 'none', md: 'flex' }}
      minWidth="0"
      border="1px solid color-mix(in srgb, {colors.fg.onChromeMuted} 55%, transparent)"
      borderRadius="sm"
      overflow="hidden"
      textStyle="button"
    >
      {labels.map((label) => (
        <chakra.span
          key={label}
          padding="7px 12px"
          whiteSpace="nowrap"
          overflow="hidden"
          textOverflow="ellipsis"
          title={label}
          css={{
            '& + &': {
              borderInlineStart: '1px solid color-mix(in srgb, {colors.fg.onChromeMuted} 35%, transparent)',
            },
          }}
        >
          {label}
        </chakra.span>
      ))}
    </chakra.div>
  )
}

/** The same on phones: a strip under the bar. */
export function BadgeStrip() {
  const labels = useBadgeLabels()
  if (labels.length === 0) return null
  return (
    <chakra.section
      aria-label={m.lookingAt}
      data-shell
      display={{ base: 'flex', md: 'none' }}
      flexWrap="wrap"
      padding="9px 14px"
      bg="bg.surface"
      borderBottom="1px solid {colors.border.subtle}"
      textStyle="label"
      lineHeight="1.2"
    >
      {labels.map((label, i) => (
        <span key={label}>
          {i > 0 && (
            <chakra.span aria-hidden margin="0 7px" color="fg.disabled">
              ·
            </chakra.span>
          )}
          {label}
        </span>
      ))}
    </chakra.section>
  )
}
