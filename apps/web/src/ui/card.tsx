import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'

export interface CardProps {
  title?: ReactNode
  /** Quiet number or word after the title. */
  note?: ReactNode
  /** Right end of the header: filters and buttons of this card. */
  actions?: ReactNode
  /** Off for tables and lists that reach the edges. */
  padded?: boolean
  as?: 'section' | 'div' | 'article'
  children: ReactNode
}

/** A white surface with a hairline; its title names it as a region. */
export function Card({ title, note, actions, padded = true, as = 'section', children }: CardProps) {
  const id = useId()
  const Frame = as === 'section' ? chakra.section : as === 'article' ? chakra.article : chakra.div
  return (
    <Frame
      {...(title ? { 'aria-labelledby': id } : {})}
      bg="bg.surface"
      border="1px solid {colors.border.subtle}"
      borderRadius="md"
      minWidth="0"
      // A state inside a card has the card's own frame.
      css={{ '& [data-frame]': { border: '0' } }}
    >
      {title && (
        <chakra.header
          display="flex"
          alignItems="center"
          flexWrap="wrap"
          gap="6px 10px"
          padding="10px 14px"
          minHeight="46px"
          borderBottom="1px solid {colors.border.subtle}"
        >
          <chakra.h2 id={id} textStyle="sectionTitle" flex="1 1 auto">
            {title}
            {note !== undefined && (
              <chakra.span color="fg.subtle" fontWeight="500" fontVariantNumeric="tabular-nums">
                {' '}
                {note}
              </chakra.span>
            )}
          </chakra.h2>
          {actions}
        </chakra.header>
      )}
      {padded ? <chakra.div padding="14px">{children}</chakra.div> : children}
    </Frame>
  )
}
