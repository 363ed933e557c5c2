import { chakra } from '@chakra-ui/react'
import { SubsectionState } from '@portal/domain'
import type { ComponentProps } from 'react'
import { ItemCard } from '../../../parts/answering/item-card'
import { ItemReference } from '../../../parts/answering/item-reference'
import { RecheckMark } from '../../../parts/answering/recheck-mark'
import { ItemAnswer } from './item-answer'
import {
  useConfirmComplianceStrategyItemMutation,
  type SubsectionResponseFieldsFragment,
} from '../self-assessment.generated'
import type { EvidenceSlot } from '../subsection/evidence-slot'
import { ItemAnswerText } from '../subsection/item-answer-text'

interface SubsectionItemProps extends Pick<
  ComponentProps<typeof ItemAnswer>,
  'item' | 'lastYear' | 'draftKey' | 'save'
> {
  subsection: SubsectionResponseFieldsFragment
  /** Which of how many items it is, in words. */
  place: string
  evidence: EvidenceSlot
  onRefresh: () => void
}

/** One item: its question, its answer as a form or as text, its evidence, and what it refers to. */
export function SubsectionItem(props: SubsectionItemProps) {
  const { subsection, item, place, lastYear, draftKey, save, evidence, onRefresh } = props
  const [confirmItem] = useConfirmComplianceStrategyItemMutation()
  const confirm = async (version: number) => {
    const input = { selfAssessmentId: subsection.selfAssessmentId, itemId: item.id, version }
    return (await confirmItem({ variables: { input } })).data?.confirmComplianceStrategyItem
  }
  return (
    <>
      <ItemCard key={item.lineageId} item={item} place={place}>
        <RecheckMark item={item} confirm={subsection.answer.allowed ? confirm : null} />
        {subsection.answer.allowed ? (
          <chakra.div marginTop="16px">
            <ItemAnswer
              item={item}
              related={subsection.relatedDocuments.length}
              lastYear={lastYear}
              draftKey={draftKey}
              save={save}
            />
          </chakra.div>
        ) : (
          <ItemAnswerText item={item} />
        )}
        <chakra.div marginTop="16px">
          {evidence({
            subsectionResponseId: subsection.id,
            itemId: item.id,
            documents: item.documents,
            related: subsection.relatedDocuments,
            answer: subsection.answer,
            onChanged: onRefresh,
          })}
        </chakra.div>
      </ItemCard>
      <ItemReference
        item={item}
        returnedWith={subsection.state < SubsectionState.approved ? subsection.reviewerComment : null}
      />
    </>
  )
}
