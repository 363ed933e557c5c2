import { chakra } from '@chakra-ui/react'
import { complianceYearName, SubsectionState } from '@portal/domain'
import { useHeaderBadge } from '../../../lib/header-badge'
import { AnsweringPage } from '../../../parts/answering/answering-page'
import { ItemCard } from '../../../parts/answering/item-card'
import { ItemNavigator } from '../../../parts/answering/item-navigator'
import { ItemReference } from '../../../parts/answering/item-reference'
import { neighboursOf, type PathToItem } from '../../../parts/answering/neighbours'
import { RecheckMark } from '../../../parts/answering/recheck-mark'
import { Card } from '../../../ui/layout/card'
import { TextLink } from '../../../ui/action/link'
import { EmptyState } from '../../../ui/feedback/states'
import type { EvidenceSlot } from '../subsection/evidence-slot'
import { ItemAnswerText } from '../subsection/item-answer-text'
import { LastYear } from '../subsection/last-year'
import { itemEntries, sectionEntries } from '../subsection/navigator-entries'
import { ItemReview } from './item-review'
import { reviewMessages as words } from './review-messages.generated'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { selfAssessmentPaths } from '../self-assessment-paths'
import type {
  SubsectionReviewFieldsFragment,
  SubsectionReviewQuery,
} from './self-assessment-review.generated'
import { SubsectionStateChip } from '../state-chips'
import { SubsectionComments } from './subsection-comments'
import { SubsectionReviewActs } from './subsection-review-acts'

type Subsection = NonNullable<SubsectionReviewQuery['subsectionResponse']>

interface SubsectionReviewPageProps {
  subsection: Subsection
  review: SubsectionReviewFieldsFragment
  sections: NonNullable<SubsectionReviewQuery['selfAssessment']>['sections']
  item: Subsection['items'][number] | undefined
  evidence: EvidenceSlot
  onRefresh: () => void
}

const noEdit = { allowed: false, reason: null }

/** The agency's answer with its evidence on the left, the state's review on the right, the steps in the foot. */
export function SubsectionReviewPage(props: SubsectionReviewPageProps) {
  const { subsection, review, sections, item, evidence, onRefresh } = props
  const itemReview = review.items.find(({ itemId }) => itemId === item?.id)
  const { selfAssessmentId } = subsection
  const year = complianceYearName(subsection.year)
  useHeaderBadge(subsection.lea.shortName, subsection.part, subsection.year)

  const index = subsection.items.findIndex(({ id }) => id === item?.id)
  const pathTo: PathToItem = (id, number) =>
    selfAssessmentPaths.subsectionReview(selfAssessmentId, id, number)
  const parts = sections.flatMap((section) => section.subsections)
  return (
    <AnsweringPage
      header={{
        title: `${subsection.number} ${subsection.title}`,
        breadcrumb: [
          { label: selfAssessmentMessages.title, to: selfAssessmentPaths.list },
          {
            label: `${subsection.lea.shortName} ${subsection.part} ${year}`,
            to: selfAssessmentPaths.selfAssessment(selfAssessmentId),
          },
          { label: words.title, to: selfAssessmentPaths.review(selfAssessmentId) },
          { label: `${subsection.number} ${subsection.title}` },
        ],
        facts: stampsOf(review),
        actions: <SubsectionStateChip state={review.state} />,
      }}
      presence={{ kind: 'subsection-review', id: subsection.id }}
      items={subsection.items}
      item={item}
      write={review.write}
      columns={{ lg: 'minmax(0, 1fr) 360px', xl: '210px minmax(0, 1fr) 340px' }}
      neighbours={neighboursOf(subsection, parts, index, pathTo)}
      steps={<SubsectionReviewActs review={review} item={item} itemReview={itemReview} />}
      onChanged={onRefresh}
    >
      <chakra.div gridColumn={{ lg: '1 / -1', xl: 'auto' }}>
        <ItemNavigator
          label={selfAssessmentMessages.sections}
          sections={sectionEntries(sections, pathTo, SubsectionState.accepted)}
          partId={subsection.id}
          items={itemEntries(subsection, pathTo)}
          itemId={item?.id}
          place={item ? `${words.title}: ${item.number}` : subsection.title}
        />
      </chakra.div>
      {item && itemReview ? (
        <>
          <chakra.div display="grid" gap="14px" minWidth="0">
            <ItemCard
              key={item.id}
              item={item}
              place={selfAssessmentMessages.share({ n: index + 1, total: subsection.items.length })}
            >
              <RecheckMark item={item} confirm={null} />
              <ItemAnswerText item={item} />
              <chakra.div marginTop="16px">
                {evidence({
                  subsectionResponseId: subsection.id,
                  itemId: item.id,
                  documents: item.documents,
                  related: subsection.relatedDocuments,
                  answer: noEdit,
                  onChanged: onRefresh,
                })}
              </chakra.div>
              <LastYear previous={itemReview.previous ?? null} item={item} />
            </ItemCard>
            <SubsectionComments subsection={subsection} review={review} onRefresh={onRefresh} />
            {review.findings.length > 0 && (
              <Card title={words.findings} note={review.findings.length}>
                <chakra.ul display="grid" gap="6px">
                  {review.findings.map((one) => (
                    <li key={one.id}>
                      <TextLink to={selfAssessmentPaths.finding(one.id)}>{one.number}</TextLink>
                      {`${one.itemNumber ? `, ${selfAssessmentMessages.itemName({ number: one.itemNumber })}` : ''}: ${one.description}`}
                    </li>
                  ))}
                </chakra.ul>
              </Card>
            )}
          </chakra.div>
          <chakra.div display="grid" gap="14px" minWidth="0">
            <ItemReview
              subsection={subsection}
              item={item}
              review={itemReview}
              write={review.write}
              onRefresh={onRefresh}
            />
            <ItemReference item={item} returnedWith={null} />
          </chakra.div>
        </>
      ) : (
        <EmptyState title={selfAssessmentMessages.noItems} />
      )}
    </AnsweringPage>
  )
}

function stampsOf({ reviewedBy, secondReadBy }: SubsectionReviewFieldsFragment): string {
  return [
    reviewedBy ? words.reviewedBy({ name: reviewedBy.fullName }) : '',
    secondReadBy ? words.secondReadBy({ name: secondReadBy.fullName }) : '',
  ]
    .join(' ')
    .trim()
}
