import { chakra } from '@chakra-ui/react'
import { Target } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Button } from '../../ui/action/button'
import { FormattedText } from '../../ui/rich-text/formatted-text'
import { StatusChip } from '../../ui/feedback/status-chip'
import { answeringMessages as words } from './answering-messages.generated'

/** The fields of a question that all activities share. */
export interface AskedItem {
  number: string
  text: string
  guidance: string
  indicatorCode: string | null
  acceptableEvidence: readonly string[]
  citations: readonly { reference: string; title: string; plainText: string }[]
}

interface ItemCardProps {
  item: AskedItem
  place: string
  children: ReactNode
}

/** One item: number, indicator, question, guidance and law; its answer and evidence are the children. */
export function ItemCard({ item, place, children }: ItemCardProps) {
  const [guidance, setGuidance] = useState(false)
  const id = useId()
  return (
    <chakra.article
      aria-labelledby={`${id}-text`}
      padding={{ base: '14px', md: '16px 20px 18px' }}
      bg="bg.surface"
      border="1px solid {colors.border.subtle}"
      borderRadius="md"
      minWidth="0"
    >
      <chakra.p
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="4px 12px"
        marginBottom="6px"
        fontFamily="ui"
        fontSize="xs"
        fontWeight="650"
        color="fg.subtle"
      >
        {words.item({ number: item.number })}
        <chakra.span fontWeight="500">{place}</chakra.span>
        {item.indicatorCode && (
          <StatusChip palette="neutral" icon={Target}>
            {words.indicator({ code: item.indicatorCode })}
          </StatusChip>
        )}
      </chakra.p>
      <chakra.h2
        id={`${id}-text`}
        tabIndex={-1}
        maxWidth="measure"
        fontSize={{ base: 'base', md: '1.0625rem' }}
        lineHeight="1.42"
        fontWeight="600"
        letterSpacing="-0.005em"
      >
        {item.text}
      </chakra.h2>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="0 16px"
        marginTop="5px"
        fontSize="md"
        // Wrapped links are stacked: each is high enough to be hit by a finger.
        css={{ '& > *': { minHeight: '26px', display: 'inline-flex', alignItems: 'center' } }}
      >
        {item.guidance && (
          <Button
            variant="link"
            aria-expanded={guidance}
            aria-controls={`${id}-guidance`}
            onClick={() => setGuidance(!guidance)}
          >
            {words.guidance}
          </Button>
        )}
        {item.citations.map((citation) => (
          <a key={citation.reference} href={`#${citationId(citation.reference)}`}>
            {citation.reference}
          </a>
        ))}
      </chakra.div>
      <chakra.div
        id={`${id}-guidance`}
        hidden={!guidance}
        marginTop="8px"
        padding="8px 12px"
        maxWidth="measure"
        bg="bg.subtle"
        borderInlineStart="3px solid {colors.brand.border}"
        fontSize="md"
      >
        {guidance && <FormattedText text={item.guidance} />}
      </chakra.div>
      {children}
    </chakra.article>
  )
}

/** Address of a citation within the page. */
export function citationId(reference: string): string {
  return `law-${reference.replace(/[^A-Za-z0-9]+/g, '-')}`
}
