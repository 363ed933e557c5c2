import { chakra } from '@chakra-ui/react'
import {
  complianceYearName,
  ratingChoices,
  SubsectionState,
  type ItemRules,
  type RatingChoice,
} from '@portal/domain'
import type { ComponentProps } from 'react'
import { draftKey } from '../../../lib/saving/draft-store'
import { useHeaderBadge } from '../../../lib/header-badge'
import { useViewer } from '../../../lib/session/viewer'
import { AnsweringPage } from '../../../parts/answering/answering-page'
import { ItemCard } from '../../../parts/answering/item-card'
import { ItemNavigator } from '../../../parts/answering/item-navigator'
import { ItemReference } from '../../../parts/answering/item-reference'
import { neighboursOf, type PathToItem } from '../../../parts/answering/neighbours'
import { RecheckMark } from '../../../parts/answering/recheck-mark'
import { ReviewForm } from '../../../parts/reviewing/review-form'
import { ReviewText } from '../../../parts/reviewing/review-text'
import { Card } from '../../../ui/layout/card'
import { TextLink } from '../../../ui/action/link'
import { EmptyState } from '../../../ui/feedback/states'
import type { EvidenceSlot } from '../subsection/evidence-slot'
import { ItemAnswerText } from '../subsection/item-answer-text'
import { LastYear } from '../subsection/last-year'
import { itemEntries, sectionEntries } from '../subsection/navigator-entries'
import { ratingBarChoices, ratingInWords } from '../subsection/rating-words'
import { commentsOf, itemReviewOf } from './item-review-value'
import { reviewMessages as words } from './review-messages.generated'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { selfAssessmentPaths } from '../self-assessment-paths'
import type {
  ItemReviewFieldsFragment,
  SubsectionReviewFieldsFragment,
  SubsectionReviewQuery,
} from './self-assessment-review.generated'
import { SubsectionStateChip } from '../state-chips'
import { SubsectionReviewActs } from './subsection-review-acts'
import { useSaveComments, useSaveItemReview } from './use-save-review'

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

/** The agency's answer with its evidence on the left, the state's view on the right, the steps in the foot. */
export function SubsectionReviewPage(props: SubsectionReviewPageProps) {
  const { subsection, review, sections, item, evidence, onRefresh } = props
  const viewer = useViewer()
  const itemReview = review.items.find(({ itemId }) => itemId === item?.id)
  const saveItem = useSaveItemReview(subsection.id, itemReview, onRefresh)
  const saveComments = useSaveComments(subsection.id, onRefresh)
  const { selfAssessmentId } = subsection
  const year = complianceYearName(subsection.year)
  useHeaderBadge(subsection.lea.shortName, subsection.part, subsection.year)

  const index = subsection.items.findIndex(({ id }) => id === item?.id)
  const pathTo: PathToItem = (id, number) =>
    selfAssessmentPaths.subsectionReview(selfAssessmentId, id, number)
  const parts = sections.flatMap((section) => section.subsections)
  const rules = item as ItemRules | undefined
  const choices = item && rules ? ratingChoices(rules.responseType, item.ratingScale) : []
  const key = (what: string, id: number | string) => draftKey(viewer.id, what, selfAssessmentId, id)
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
            <Card title={words.subsectionComments}>
              {review.write.allowed ? (
                <ReviewForm
                  name={subsection.number}
                  conflict={selfAssessmentMessages.reviewConflict}
                  stored={commentsOf(review)}
                  version={review.version}
                  draftKey={key('subsection-review', subsection.id)}
                  fields={[
                    { name: 'sharedComment', label: words.comment, hint: words.commentHint },
                    { name: 'strengths', label: words.strengths, hint: words.finalHint, rows: 2 },
                    { name: 'needs', label: words.needs, hint: words.finalHint, rows: 2 },
                    { name: 'internalComment', label: words.internal, hint: words.internalHint, rows: 2 },
                  ]}
                  save={saveComments}
                />
              ) : (
                <ReviewText nothing={words.nothing} entries={saidOfSubsection(review)} />
              )}
            </Card>
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
            <Card title={`${words.title}: ${item.number}`}>
              {review.write.allowed ? (
                <ReviewForm
                  key={item.id}
                  name={item.number}
                  conflict={selfAssessmentMessages.reviewConflict}
                  stored={itemReviewOf(itemReview)}
                  version={itemReview.version}
                  draftKey={key('item-review', item.lineageId)}
                  rating={{
                    name: 'stateRating',
                    legend: words.rating,
                    choices: ratingBarChoices(choices, rules?.responseType === 'YesNo'),
                    inWords: (rating) => ratingInWords(rating, choices),
                  }}
                  fields={[
                    { name: 'stateComment', label: words.comment, hint: words.commentHint },
                    { name: 'toProvide', label: words.toProvide, hint: words.toProvideHint },
                    { name: 'internalComment', label: words.internal, hint: words.internalHint, rows: 2 },
                  ]}
                  save={saveItem}
                />
              ) : (
                <ReviewText nothing={words.nothing} entries={saidOfItem(itemReview, choices)} />
              )}
            </Card>
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

type Said = ComponentProps<typeof ReviewText>['entries']

const saidOfSubsection = (review: SubsectionReviewFieldsFragment): Said => [
  [words.comment, review.sharedComment],
  [words.strengths, review.strengths],
  [words.needs, review.needs],
  [words.internal, review.internalComment],
]

const saidOfItem = (review: ItemReviewFieldsFragment, choices: readonly RatingChoice[]): Said => [
  [words.rating, choices.length > 0 ? ratingInWords(review.stateRating, choices) : ''],
  [words.comment, review.stateComment],
  [words.toProvide, review.toProvide],
  [words.internal, review.internalComment],
]
