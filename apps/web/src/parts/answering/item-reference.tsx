import { Card } from '../../ui/layout/card'
import { answeringClasses } from './answering-styles.generated'
import { answeringMessages as words } from './answering-messages.generated'
import { citationId, type AskedItem } from './item-card'

interface ItemReferenceProps {
  item: Pick<AskedItem, 'acceptableEvidence' | 'citations'>
  returnedWith: string | null
}

/** Beside the item: the reviewer's request, acceptable evidence, and the text of the law. */
export function ItemReference({ item, returnedWith }: ItemReferenceProps) {
  return (
    <aside aria-label={words.reference} className={answeringClasses.reference}>
      {returnedWith && (
        <Card title={words.returnedWith}>
          <p className={answeringClasses.returned}>{returnedWith}</p>
        </Card>
      )}
      {item.acceptableEvidence.length > 0 && (
        <Card title={words.acceptable}>
          <ul className={answeringClasses.evidence}>
            {item.acceptableEvidence.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Card>
      )}
      {item.citations.length > 0 && (
        <Card title={words.law}>
          <dl className={answeringClasses.law}>
            {item.citations.map((citation) => (
              <div key={citation.reference} id={citationId(citation.reference)}>
                <dt>
                  <span className={answeringClasses.lawReference}>{citation.reference}</span>
                  {citation.title && (
                    <span className={answeringClasses.lawTitle}>{` ${citation.title}`}</span>
                  )}
                </dt>
                <dd>{citation.plainText}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </aside>
  )
}
