import { chakra } from '@chakra-ui/react'
import { Card } from '../../ui/layout/card'
import { answeringMessages as words } from './answering-messages.generated'
import { citationId, type AskedItem } from './item-card'

interface ItemReferenceProps {
  item: Pick<AskedItem, 'acceptableEvidence' | 'citations'>
  returnedWith: string | null
}

/** Beside the item: the reviewer's request, acceptable evidence, and the text of the law. */
export function ItemReference({ item, returnedWith }: ItemReferenceProps) {
  return (
    <chakra.aside
      aria-label={words.reference}
      display="grid"
      gap="14px"
      position={{ xl: 'sticky' }}
      top="72px"
      gridColumn={{ md: '2', xl: 'auto' }}
      css={{ '& h2': { fontSize: 'sm' } }}
    >
      {returnedWith && (
        <Card title={words.returnedWith}>
          <chakra.p fontSize="md" lineHeight="1.45" whiteSpace="pre-line" overflowWrap="anywhere">
            {returnedWith}
          </chakra.p>
        </Card>
      )}
      {item.acceptableEvidence.length > 0 && (
        <Card title={words.acceptable}>
          <chakra.ul
            display="grid"
            gap="6px"
            listStyle="disc"
            paddingInlineStart="18px"
            fontSize="md"
            lineHeight="1.4"
            color="fg.muted"
          >
            {item.acceptableEvidence.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </chakra.ul>
        </Card>
      )}
      {item.citations.length > 0 && (
        <Card title={words.law}>
          <chakra.dl display="grid" gap="12px" fontSize="md" lineHeight="1.4">
            {item.citations.map((citation) => (
              <div key={citation.reference} id={citationId(citation.reference)}>
                <chakra.dt fontWeight="600">
                  <chakra.span whiteSpace="nowrap">{citation.reference}</chakra.span>
                  {citation.title && (
                    <chakra.span fontWeight="400" color="fg.subtle">{` ${citation.title}`}</chakra.span>
                  )}
                </chakra.dt>
                <chakra.dd margin="0" color="fg.muted">
                  {citation.plainText}
                </chakra.dd>
              </div>
            ))}
          </chakra.dl>
        </Card>
      )}
    </chakra.aside>
  )
}
