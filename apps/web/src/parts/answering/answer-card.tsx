import { chakra } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../ui/action/button'
import { FormattedText } from '../../ui/rich-text/formatted-text'
import { onAnswerKey } from './answer-keys'
import { answeringMessages as words } from './answering-messages.generated'

interface AnswerCardProps {
  /** Its address within the page. */
  id: string
  item: { number: string; text: string; guidance: string; citations: readonly string[] }
  /** It has the focus, or had it last. */
  current: boolean
  onCurrent: () => void
  /** Why nothing is to be answered; the item is then grey and locked. */
  locked?: { mark: string; reason: string } | undefined
  /** The answers to choose from. */
  bar: ReactNode
  /** What stands under the question: comment, evidence. */
  children?: ReactNode
}

/** Question and answers side by side; below each other in a narrow column, whatever the width of the window. */
const wide = '@container (min-width: 34rem)'

const CardGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    gap: '6px 12px',
    alignItems: 'start',
    [wide]: { gridTemplateColumns: '46px minmax(0, 1fr) auto' },
  },
})

/**
 * One of several items of a page: number, question, law and guidance, with its answers beside them. Keys answer it while it
 * has the focus, see {@link onAnswerKey}. Where one item is shown at a time, use ItemCard.
 */
export function AnswerCard(props: AnswerCardProps) {
  const { item, current, onCurrent, locked, bar, children } = props
  const [guidance, setGuidance] = useState(false)
  const id = useId()
  const underPress = useRef(false)
  return (
    <chakra.article
      id={props.id}
      data-answer-card
      tabIndex={-1}
      aria-labelledby={`${id}-number ${id}-text`}
      onKeyDown={onAnswerKey}
      // The item before closes when another one becomes current: not under a press, which would then miss its target.
      onPointerDown={() => (underPress.current = true)}
      onPointerUp={() => {
        underPress.current = false
        onCurrent()
      }}
      onPointerLeave={() => (underPress.current = false)}
      onFocus={() => !underPress.current && onCurrent()}
      containerType="inline-size"
      padding="12px 14px"
      bg={locked ? 'bg.subtle' : 'bg.surface'}
      border="1px solid"
      borderColor={current ? 'brand.solid' : 'border.subtle'}
      boxShadow={current ? 'inset 0 0 0 1px {colors.brand.solid}' : undefined}
      borderRadius="md"
      minWidth="0"
      scrollMarginTop="72px"
      scrollMarginBottom="120px"
    >
      <CardGrid>
        <chakra.span id={`${id}-number`} textStyle="label" color="fg.subtle" paddingTop="3px">
          {item.number}
        </chakra.span>
        <div>
          <chakra.h3
            id={`${id}-text`}
            fontSize="base"
            fontWeight="500"
            lineHeight="1.42"
            color={locked && 'fg.muted'}
          >
            {item.text}
          </chakra.h3>
          <chakra.div
            display="flex"
            flexWrap="wrap"
            gap="0 16px"
            fontSize="sm"
            color="fg.subtle"
            css={{ '& > *': { minHeight: '26px', display: 'inline-flex', alignItems: 'center' } }}
          >
            {item.citations.map((citation) => (
              <span key={citation}>{citation}</span>
            ))}
            {item.guidance && (
              <Button
                variant="link"
                aria-expanded={guidance}
                aria-controls={`${id}-guidance`}
                onClick={() => setGuidance(!guidance)}
              >
                {words.guidanceShort}
              </Button>
            )}
          </chakra.div>
        </div>
        <chakra.div gridColumn="1 / -1" css={{ [wide]: { gridColumn: 'auto' } }}>
          {locked ? (
            <chakra.span
              display="inline-flex"
              alignItems="center"
              gap="6px"
              textStyle="label"
              color="fg.muted"
            >
              <Lock size={16} aria-hidden />
              {locked.mark}
            </chakra.span>
          ) : (
            bar
          )}
        </chakra.div>
        <chakra.div
          gridColumn="1 / -1"
          css={{ [wide]: { gridColumn: '2 / -1' } }}
          _empty={{ display: 'none' }}
        >
          {guidance && (
            <chakra.div
              id={`${id}-guidance`}
              marginBottom="8px"
              padding="8px 12px"
              maxWidth="measure"
              bg="bg.subtle"
              borderInlineStart="3px solid {colors.brand.border}"
              fontSize="md"
            >
              <FormattedText text={item.guidance} />
            </chakra.div>
          )}
          {locked && <p>{locked.reason}</p>}
          {children}
        </chakra.div>
      </CardGrid>
    </chakra.article>
  )
}
