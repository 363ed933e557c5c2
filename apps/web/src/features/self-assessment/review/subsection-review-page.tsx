import { chakra } from '@chakra-ui/react'
import { complianceYearName, ratingChoices, SubsectionState, type ItemRules } from '@portal/domain'
import { Lock } from 'lucide-react'
import { useRef, useState } from 'react'
import type { AutosaveStatus } from '../../../lib/saving/autosave-queue'
import { draftKey } from '../../../lib/saving/draft-store'
import { useHeaderBadge } from '../../../lib/header-badge'
import { usePresence } from '../../../lib/live/use-presence'
import { useViewer } from '../../../lib/session/viewer'
import { Alert } from '../../../ui/feedback/alert'
import { Card } from '../../../ui/layout/card'
import { TextLink } from '../../../ui/action/link'
import { PageHeader } from '../../../ui/layout/page-header'
import { PresenceLine } from '../../../ui/feedback/presence-line'
import { EmptyState } from '../../../ui/feedback/states'
import type { EvidenceSlot } from '../subsection/evidence-slot'
import { ItemAnswerText, ItemCard } from '../subsection/item-card'
import { commentsOf, itemReviewOf } from './item-review-value'
import { LastYear } from '../subsection/last-year'
import { itemNames, neighboursOf } from '../subsection/neighbours'
import { ReviewForm } from './review-form'
import { reviewMessages as words } from './review-messages'
import { ReviewText } from './review-text'
import { RecheckMark } from '../subsection/recheck-mark'
import { selfAssessmentMessages } from '../self-assessment-messages'
import { selfAssessmentPaths } from '../self-assessment-paths'
import type {
  SubsectionReviewFieldsFragment,
  SubsectionReviewQuery,
} from './self-assessment-review.generated'
import { SubsectionStateChip } from '../state-chips'
import { SubsectionFoot } from '../subsection/subsection-foot'
import { SubsectionNavigator } from '../subsection/subsection-navigator'
import { SubsectionReviewActs } from './subsection-review-acts'
import { SubsectionReference } from '../subsection/subsection-reference'
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
  const [status, setStatus] = useState<AutosaveStatus<unknown>>({ kind: 'idle' })
  const [refused, setRefused] = useState('')
  const itemForm = useRef<{ flush: () => Promise<boolean> }>(null)
  const commentsForm = useRef<{ flush: () => Promise<boolean> }>(null)
  const itemReview = review.items.find(({ itemId }) => itemId === item?.id)
  const saveItem = useSaveItemReview(subsection.id, itemReview, onRefresh)
  const saveComments = useSaveComments(subsection.id, onRefresh)
  const { selfAssessmentId } = subsection
  const year = complianceYearName(subsection.year)
  useHeaderBadge(subsection.lea.shortName, subsection.part, subsection.year)

  const people = usePresence('subsection-review', subsection.id, item?.id)
  const beforeAct = async () => {
    const saved = await Promise.all([itemForm.current?.flush(), commentsForm.current?.flush()])
    return !saved.includes(false)
  }
  const index = subsection.items.findIndex(({ id }) => id === item?.id)
  const { previous, next } = neighboursOf(subsection, sections, index, selfAssessmentPaths.subsectionReview)
  const rules = item as (ItemRules & { ratingScale: { value: number; label: string }[] }) | undefined
  const choices = rules ? [...ratingChoices(rules.responseType, rules.ratingScale)] : []
  const key = (what: string, id: number | string) => draftKey(viewer.id, what, selfAssessmentId, id)
  return (
    <>
      <PageHeader
        title={`${subsection.number} ${subsection.title}`}
        breadcrumb={[
          { label: selfAssessmentMessages.title, to: selfAssessmentPaths.list },
          {
            label: `${subsection.lea.shortName} ${subsection.part} ${year}`,
            to: selfAssessmentPaths.selfAssessment(selfAssessmentId),
          },
          { label: words.title, to: selfAssessmentPaths.review(selfAssessmentId) },
          { label: `${subsection.number} ${subsection.title}` },
        ]}
        facts={stampsOf(review)}
        actions={<SubsectionStateChip state={review.state} />}
      />
      <PresenceLine people={people} own={item?.id} placeName={itemNames(subsection.items)} />
      {refused && (
        <Alert status="error" onClose={() => setRefused('')}>
          {refused}
        </Alert>
      )}
      {!review.write.allowed && (
        <chakra.p display="flex" gap="8px" alignItems="center" marginBottom="12px" color="fg.muted">
          <Lock size={16} aria-hidden style={{ flex: 'none' }} />
          <span>
            <b>{words.readOnly}</b> {review.write.reason}
          </span>
        </chakra.p>
      )}
      <chakra.div
        display="grid"
        alignItems="start"
        gap={{ base: '10px', md: '16px' }}
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: 'minmax(0, 1fr) 360px',
          xl: '210px minmax(0, 1fr) 340px',
        }}
      >
        <chakra.div gridColumn={{ lg: '1 / -1', xl: 'auto' }}>
          <SubsectionNavigator
            selfAssessmentId={selfAssessmentId}
            sections={sections}
            subsectionResponseId={subsection.id}
            items={subsection.items}
            itemNumber={item?.number ?? ''}
            unsaved={new Set()}
            place={item ? `${words.title}: ${item.number}` : subsection.title}
            pathTo={selfAssessmentPaths.subsectionReview}
            doneFrom={SubsectionState.accepted}
          />
        </chakra.div>
        {item && itemReview ? (
          <>
            <chakra.div display="grid" gap="14px" minWidth="0">
              <ItemCard key={item.id} item={item} place={`${index + 1} of ${subsection.items.length}`}>
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
                    what={subsection.number}
                    value={commentsOf(review)}
                    version={review.version}
                    draftKey={key('subsection-review', subsection.id)}
                    fields={[
                      { name: 'sharedComment', label: words.comment, hint: words.commentHint },
                      { name: 'strengths', label: words.strengths, hint: words.finalHint, rows: 2 },
                      { name: 'needs', label: words.needs, hint: words.finalHint, rows: 2 },
                      { name: 'internalComment', label: words.internal, hint: words.internalHint, rows: 2 },
                    ]}
                    save={saveComments}
                    onStatus={setStatus}
                    handle={commentsForm}
                  />
                ) : (
                  <ReviewText review={review} choices={[]} />
                )}
              </Card>
              {review.findings.length > 0 && (
                <Card title={words.findings} note={review.findings.length}>
                  <chakra.ul display="grid" gap="6px">
                    {review.findings.map((one) => (
                      <li key={one.id}>
                        <TextLink to={selfAssessmentPaths.finding(one.id)}>{one.number}</TextLink>
                        {`${one.itemNumber ? `, item ${one.itemNumber}` : ''}: ${one.description}`}
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
                    what={item.number}
                    value={itemReviewOf(itemReview)}
                    version={itemReview.version}
                    draftKey={key('item-review', item.lineageId)}
                    rating={{
                      name: 'stateRating',
                      legend: words.rating,
                      choices,
                      words: rules?.responseType === 'YesNo',
                    }}
                    fields={[
                      { name: 'stateComment', label: words.comment, hint: words.commentHint },
                      { name: 'toProvide', label: words.toProvide, hint: words.toProvideHint },
                      { name: 'internalComment', label: words.internal, hint: words.internalHint, rows: 2 },
                    ]}
                    save={saveItem}
                    onStatus={setStatus}
                    handle={itemForm}
                  />
                ) : (
                  <ReviewText review={itemReview} choices={choices} />
                )}
              </Card>
              <SubsectionReference item={item} returnedWith={null} />
            </chakra.div>
          </>
        ) : (
          <EmptyState title="This subsection has no items." />
        )}
      </chakra.div>
      <SubsectionFoot
        status={review.write.allowed ? status : undefined}
        onRetry={() => void beforeAct()}
        previous={previous}
        next={next}
      >
        <SubsectionReviewActs
          review={review}
          item={item}
          itemReview={itemReview}
          beforeAct={beforeAct}
          onChanged={onRefresh}
          onRefused={setRefused}
        />
      </SubsectionFoot>
    </>
  )
}

function stampsOf({ reviewedBy, secondReadBy }: SubsectionReviewFieldsFragment): string {
  return [
    reviewedBy ? words.reviewedBy(reviewedBy.fullName) : '',
    secondReadBy ? words.secondReadBy(secondReadBy.fullName) : '',
  ]
    .join(' ')
    .trim()
}
