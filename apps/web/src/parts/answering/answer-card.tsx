import { chakra } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
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
  /** Short remarks after the links, such as last year's answer. */
  remarks?: ReactNode
  /** What stands under the question: comment, evidence. */
  children?: ReactNode
}

/**
 * One of several items of a page: number, question, law and guidance, with its answers beside them. Keys answer it while it
 * has the focus, see {@link onAnswerKey}. Where one item is shown at a time, use ItemCard.
 */
export function AnswerCard(props: AnswerCardProps) {
  const { item, current, onCurrent, locked, bar, remarks, children } = props
  const [guidance, setGuidance] = useState(false)
  const id = useId()
  return (
    <chakra.article
      id={props.id}
      data-answer-card
      tabIndex={-1}
      aria-labelledby={`${id}-number ${id}-text`}
      onKeyDown={onAnswerKey}
      onFocus={onCurrent}
      display="grid"
      gridTemplateColumns={{ base: '44px minmax(0, 1fr)', md: '46px minmax(0, 1fr) auto' }}
      gap="6px 12px"
      alignItems="start"
      padding={{ base: '12px 14px', md: '12px 14px' }}
      bg={locked ? 'bg.subtle' : 'bg.surface'}
      border="1px solid"
      borderColor={current ? 'brand.solid' : 'border.subtle'}
      boxShadow={current ? 'inset 0 0 0 1px {colors.brand.solid}' : undefined}
      borderRadius="md"
      minWidth="0"
      scrollMarginTop="72px"
      scrollMarginBottom="120px"
    >
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
          {remarks}
        </chakra.div>
      </div>
      <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
        {locked ? (
          <chakra.span display="inline-flex" alignItems="center" gap="6px" textStyle="label" color="fg.muted">
            <Lock size={16} aria-hidden />
            {locked.mark}
          </chakra.span>
        ) : (
          bar
        )}
      </chakra.div>
      <chakra.div gridColumn={{ base: '1 / -1', md: '2 / -1' }} _empty={{ display: 'none' }}>
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
    </chakra.article>
  )
}
