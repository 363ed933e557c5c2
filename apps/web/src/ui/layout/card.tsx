import { chakra } from '@chakra-ui/react'
import { useId, useMemo, useState, type ReactNode } from 'react'
import { CardHeadContext } from './card-head'

export interface CardProps {
  title?: ReactNode
  /** Quiet number or word after the title. */
  note?: ReactNode
  /** Acts of this card; the tools of its list stand at the right end by themselves, see `InCardHead`. */
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
  const [beside, setBeside] = useState<HTMLElement | null>(null)
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const [below, setBelow] = useState<HTMLElement | null>(null)
  const places = useMemo(() => ({ beside, tools, below }), [beside, tools, below])
  const body = padded ? <chakra.div padding="14px">{children}</chakra.div> : children
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
      {title ? (
        <>
          <chakra.header css={headStyle}>
            <chakra.h2 id={id} textStyle="sectionTitle">
              {title}
              {note !== undefined && (
                <chakra.span color="fg.subtle" fontWeight="500" fontVariantNumeric="tabular-nums">
                  {' '}
                  {note}
                </chakra.span>
              )}
            </chakra.h2>
            <div ref={setBeside} />
            <span data-gap />
            {actions}
            <div ref={setTools} data-tools />
            <div ref={setBelow} />
          </chakra.header>
          <CardHeadContext value={places}>{body}</CardHeadContext>
        </>
      ) : (
        body
      )}
    </Frame>
  )
}

/** Title and filters from the left, acts and tools from the right; what has no place there goes into rows below. */
const headStyle = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '6px 10px',
  padding: '8px 14px',
  minHeight: '46px',
  borderBottom: '1px solid {colors.border.subtle}',
  '& > div': { display: 'contents' },
  '& > [data-gap]': { flex: '1 1 0' },
  // On a phone the tools of a list are behind the one button of its filters.
  '@media (max-width: 47.99em)': {
    '&:has([data-fold][aria-expanded=false]) > [data-tools]': { display: 'none' },
    '& > h2': { flex: '1 1 auto' },
    // A long title breaks beside that button instead of moving it down.
    '&:has([data-fold]) > h2': { flex: '1 1 9rem' },
    '& > [data-gap]': { display: 'none' },
  },
} as const
