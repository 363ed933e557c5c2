import { chakra } from '@chakra-ui/react'
import { complianceYearName, SubmitState, SubsectionState } from '@portal/domain'
import { Lock } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readDraft } from '../../../lib/saving/draft-store'
import { formatDate } from '../../../lib/format'
import { useHeaderBadge } from '../../../lib/header-badge'
import { usePresence } from '../../../lib/live/use-presence'
import { useViewer } from '../../../lib/session/viewer'
import type { AutosaveStatus } from '../../../lib/saving/autosave-queue'
import { Alert } from '../../../ui/feedback/alert'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { PageHeader } from '../../../ui/layout/page-header'
import { PresenceLine } from '../../../ui/feedback/presence-line'
import { EmptyState } from '../../../ui/feedback/states'
import { TurnChip } from '../../../ui/feedback/turn-chip'
import { answerDraftKey } from './answer-drafts'
import { answerOf, sameAnswer, type AnswerValue } from './answer-value'
import { ItemAnswer } from './item-answer'
import { ItemAnswerText, ItemCard } from '../subsection/item-card'
import { LeftAnswers } from './left-answers'
import { RecheckMark } from '../subsection/recheck-mark'
import { selfAssessmentMessages } from '../self-assessment-messages'
import { selfAssessmentPaths } from '../self-assessment-paths'
import type {
  ComplianceStrategyItemFieldsFragment,
  SubsectionResponseFieldsFragment,
  SubsectionResponseQuery,
} from '../self-assessment.generated'
import { ApplicabilityPanel } from './applicability-panel'
import { itemNames, neighboursOf } from '../subsection/neighbours'
import { SubsectionActs } from './subsection-acts'
import { SubsectionSending } from './subsection-sending'
import { SubsectionFoot } from '../subsection/subsection-foot'
import { SubsectionNavigator } from '../subsection/subsection-navigator'
import { StateRequest } from './state-request'
import { SubsectionReference } from '../subsection/subsection-reference'
import { SubsectionStateChip } from '../state-chips'
import type { EvidenceSlot } from '../subsection/evidence-slot'
import { turnOfSubsection } from '../overview/turns'
import { useSaveAnswer } from './use-save-answer'

const words = selfAssessmentMessages

interface SubsectionPageProps {
  subsection: SubsectionResponseFieldsFragment
  sections: NonNullable<SubsectionResponseQuery['selfAssessment']>['sections']
  item: ComplianceStrategyItemFieldsFragment | undefined
  lastYear: SubsectionResponseQuery['lastYearAnswers']
  evidence: EvidenceSlot
  onItem: (item: ComplianceStrategyItemFieldsFragment) => void
  onRefresh: () => void
}

/** Answering: navigator, one item with its answer and evidence, what it rests on, and the foot with the next step. */
export function SubsectionPage({
  subsection,
  sections,
  item,
  lastYear,
  evidence,
  onItem,
  onRefresh,
}: SubsectionPageProps) {
  const viewer = useViewer()
  const [status, setStatus] = useState<AutosaveStatus<AnswerValue>>({ kind: 'idle' })
  const [refused, setRefused] = useState('')
  const answer = useRef<{ flush: () => Promise<boolean> }>(null)
  const save = useSaveAnswer(subsection, item, onItem, onRefresh)
  const { selfAssessmentId } = subsection
  const year = complianceYearName(subsection.year)
  useHeaderBadge(subsection.lea.shortName, subsection.part, subsection.year)
  // By lineage: an upgrade gives questions other ids, and what was typed goes along.
  const keyOf = (lineageId: string) => answerDraftKey(viewer.id, subsection, lineageId)

  const beforeAct = useCallback(async () => (await answer.current?.flush()) ?? true, [])
  useFocusOnItem(item?.number)
  const people = usePresence('subsection', subsection.id, item?.id)

  const unsaved = new Set(
    subsection.items
      .filter((one) => one.id !== item?.id && hasUnsaved(keyOf(one.lineageId), one))
      .map((one) => one.number),
  )
  const index = subsection.items.findIndex((one) => one.id === item?.id)
  const place = item
    ? words.subsection.itemPlace(index + 1, subsection.items.length, subsection.number)
    : subsection.title
  const { previous, next } = neighboursOf(subsection, sections, index)
  return (
    <>
      <PageHeader
        title={`${subsection.number} ${subsection.title}`}
        breadcrumb={[
          { label: words.title, to: selfAssessmentPaths.list },
          {
            label: `${subsection.lea.shortName} ${subsection.part} ${year}`,
            to: selfAssessmentPaths.selfAssessment(selfAssessmentId),
          },
          { label: `${subsection.number} ${subsection.title}` },
        ]}
        facts={factsOf(subsection, viewer.id)}
        actions={
          <>
            <TurnChip turn={turnOfSubsection(subsection, viewer)} />
            <SubsectionStateChip state={subsection.state} notApplicable={subsection.notApplicable?.state} />
            {subsection.dueOn && subsection.submitState < SubmitState.submitted && (
              <DeadlineChip dueOn={subsection.dueOn} rule={subsection.dueDerivation} />
            )}
          </>
        }
      />
      <PresenceLine people={people} own={item?.id} placeName={itemNames(subsection.items)} />
      {unsaved.size > 0 && (
        <Alert status="error">{words.item.unsavedElsewhere([...unsaved].join(', '))}</Alert>
      )}
      <LeftAnswers subsection={subsection} />
      {refused && (
        <Alert status="error" onClose={() => setRefused('')}>
          {refused}
        </Alert>
      )}
      <ApplicabilityPanel
        subsection={subsection}
        beforeAct={beforeAct}
        onChanged={onRefresh}
        onRefused={setRefused}
      />
      {subsection.stateRequest && (
        <StateRequest
          request={subsection.stateRequest}
          itemNumber={item?.number}
          dueRule={respondsNow(subsection) ? (subsection.dueDerivation ?? null) : undefined}
        />
      )}
      {!subsection.answer.allowed && (
        <chakra.p
          display="flex"
          gap="8px"
          alignItems="center"
          marginBottom="12px"
          color="fg.muted"
          fontSize="md"
        >
          <Lock size={16} aria-hidden style={{ flex: 'none' }} />
          <span>
            <b>{words.item.readOnly}</b> {subsection.answer.reason}
          </span>
        </chakra.p>
      )}
      <chakra.div
        display="grid"
        alignItems="start"
        gap={{ base: '10px', md: '16px' }}
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: '220px minmax(0, 1fr)',
          xl: '{sizes.navigator} minmax(0, 1fr) 300px',
        }}
      >
        <SubsectionNavigator
          selfAssessmentId={selfAssessmentId}
          sections={sections}
          subsectionResponseId={subsection.id}
          items={subsection.items}
          itemNumber={item?.number ?? ''}
          unsaved={unsaved}
          place={place}
        />
        {item ? (
          <>
            <ItemCard key={item.lineageId} item={item} place={`${index + 1} of ${subsection.items.length}`}>
              <RecheckMark
                item={item}
                confirm={
                  subsection.answer.allowed ? { selfAssessmentId, beforeAct, onChanged: onRefresh } : null
                }
              />
              {subsection.answer.allowed ? (
                <chakra.div marginTop="16px">
                  <ItemAnswer
                    item={item}
                    related={subsection.relatedDocuments.length}
                    lastYear={lastYear.find(({ itemId }) => itemId === item.id)}
                    draftKey={keyOf(item.lineageId)}
                    save={save}
                    onStatus={setStatus}
                    handle={answer}
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
            <SubsectionReference
              item={item}
              returnedWith={subsection.state < SubsectionState.approved ? subsection.reviewerComment : null}
            />
          </>
        ) : (
          <EmptyState title="This subsection has no items." />
        )}
      </chakra.div>
      <SubsectionFoot
        status={subsection.answer.allowed && item ? status : undefined}
        onRetry={() => void answer.current?.flush()}
        previous={previous}
        next={next}
      >
        <SubsectionSending
          subsection={subsection}
          beforeAct={beforeAct}
          onChanged={onRefresh}
          onRefused={setRefused}
        />
        <SubsectionActs
          subsection={subsection}
          beforeAct={beforeAct}
          onChanged={onRefresh}
          onRefused={setRefused}
        />
      </SubsectionFoot>
    </>
  )
}

function hasUnsaved(key: string, item: ComplianceStrategyItemFieldsFragment): boolean {
  const draft = readDraft<AnswerValue>(key)
  return draft !== undefined && !sameAnswer(draft.value, answerOf(item))
}

const respondsNow = ({ state }: SubsectionResponseFieldsFragment) =>
  state === SubsectionState.responseNeeded || state === SubsectionState.responseInProgress

function factsOf(subsection: SubsectionResponseFieldsFragment, viewerId: string): string {
  const names = subsection.assignees.map((one) => (one.id === viewerId ? 'you' : one.fullName))
  return [
    `Section ${subsection.sectionNumber}, ${subsection.sectionTitle}.`,
    names.length > 0 ? `Assigned to ${new Intl.ListFormat('en').format(names)}.` : 'Assigned to nobody yet.',
    subsection.dueOn ? `Due ${formatDate(subsection.dueOn)}.` : '',
  ].join(' ')
}

/** Moving to another item puts the focus on its question, so that a screen reader reads it. */
function useFocusOnItem(number: string | undefined) {
  const before = useRef(number)
  useEffect(() => {
    if (before.current === number) return
    before.current = number
    document.querySelector<HTMLElement>('main article h2')?.focus()
  }, [number])
}
