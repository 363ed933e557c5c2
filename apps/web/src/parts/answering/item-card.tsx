import { Target } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Button } from '../../ui/action/button'
import { FormattedText } from '../../ui/rich-text/formatted-text'
import { StatusChip } from '../../ui/feedback/status-chip'
import { answeringClasses } from './answering-styles.generated'
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
    <article aria-labelledby={`${id}-text`} className={answeringClasses.item}>
      <p className={answeringClasses.itemNumber}>
        {words.item({ number: item.number })}
        <span className={answeringClasses.itemPlace}>{place}</span>
        {item.indicatorCode && (
          <StatusChip palette="neutral" icon={Target}>
            {words.indicator({ code: item.indicatorCode })}
          </StatusChip>
        )}
      </p>
      <h2 id={`${id}-text`} tabIndex={-1} className={answeringClasses.itemText}>
        {item.text}
      </h2>
      <div className={answeringClasses.itemLinks}>
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
      </div>
      <div id={`${id}-guidance`} hidden={!guidance} className={answeringClasses.itemGuidance}>
        {guidance && <FormattedText text={item.guidance} />}
      </div>
      {children}
    </article>
  )
}

/** Address of a citation within the page. */
export function citationId(reference: string): string {
  return `law-${reference.replace(/[^A-Za-z0-9]+/g, '-')}`
}
