import { complianceYearName, SubmitState, SubsectionState } from '@portal/domain'
import { formatDate, listInWords } from '../../../lib/format'
import { useHeaderBadge } from '../../../lib/header-badge'
import { useViewer } from '../../../lib/session/viewer'
import { answerDraftKey, hasUnsaved } from '../../../parts/answering/answer-drafts'
import { answeringMessages } from '../../../parts/answering/answering-messages.generated'
import { AnsweringPage, useFocusOnItem } from '../../../parts/answering/answering-page'
import { ItemNavigator } from '../../../parts/answering/item-navigator'
import { LeftAnswers } from '../../../parts/answering/left-answers'
import { neighboursOf, type PathToItem } from '../../../parts/answering/neighbours'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { EmptyState } from '../../../ui/feedback/states'
import { TurnChip } from '../../../ui/feedback/turn-chip'
import type { PageHeaderProps } from '../../../ui/layout/page-header'
import { answerOf, sameAnswer, type AnswerValue } from './answer-value'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { selfAssessmentPaths } from '../self-assessment-paths'
import type {
  ComplianceStrategyItemFieldsFragment,
  SubsectionResponseFieldsFragment,
  SubsectionResponseQuery,
} from '../self-assessment.generated'
import { ApplicabilityPanel } from './applicability-panel'
import { itemEntries, sectionEntries } from '../subsection/navigator-entries'
import { SubsectionActs } from './subsection-acts'
import { SubsectionItem } from './subsection-item'
import { SubsectionSending } from './subsection-sending'
import { StateRequest } from './state-request'
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

/** Answering a subsection: the navigator, one item with its answer and evidence, and the foot with the next step. */
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
  const save = useSaveAnswer(subsection, item, onItem, onRefresh)
  const { selfAssessmentId } = subsection
  useHeaderBadge(subsection.lea.shortName, subsection.part, subsection.year)
  useFocusOnItem(item?.number)
  const place = { userId: viewer.id, kind: 'answer', recordId: selfAssessmentId, partId: subsection.id }
  const pathTo: PathToItem = (id, number) => selfAssessmentPaths.subsection(selfAssessmentId, id, number)
  // Keyed by lineage: an upgrade gives questions other ids, and their drafts must still be found.
  const keyOf = (lineageId: string) => answerDraftKey(place, lineageId)

  const unsaved = new Set(
    subsection.items
      .filter((one) => one.id !== item?.id && hasUnsaved(keyOf(one.lineageId), answerOf(one), sameAnswer))
      .map((one) => one.number),
  )
  const index = subsection.items.findIndex((one) => one.id === item?.id)
  const parts = sections.flatMap((section) => section.subsections)
  return (
    <AnsweringPage
      header={headerOf(subsection, viewer)}
      presence={{ kind: 'subsection', id: subsection.id }}
      items={subsection.items}
      item={item}
      write={subsection.answer}
      unsaved={unsaved}
      left={
        <LeftAnswers<AnswerValue>
          place={place}
          items={subsection.items}
          textOf={({ narrative }) => narrative}
        />
      }
      notices={
        <>
          <ApplicabilityPanel subsection={subsection} />
          {subsection.stateRequest && (
            <StateRequest
              request={subsection.stateRequest}
              itemNumber={item?.number}
              dueRule={respondsNow(subsection) ? (subsection.dueDerivation ?? null) : undefined}
            />
          )}
        </>
      }
      columns={{ md: '220px minmax(0, 1fr)', xl: '{sizes.navigator} minmax(0, 1fr) 300px' }}
      neighbours={neighboursOf(subsection, parts, index, pathTo)}
      steps={
        <>
          <SubsectionSending subsection={subsection} />
          <SubsectionActs subsection={subsection} />
        </>
      }
      onChanged={onRefresh}
    >
      <ItemNavigator
        label={words.sections}
        sections={sectionEntries(sections, pathTo)}
        partId={subsection.id}
        items={itemEntries(subsection, pathTo, unsaved)}
        itemId={item?.id}
        place={
          item
            ? answeringMessages.itemPlace({
                n: index + 1,
                all: subsection.items.length,
                number: subsection.number,
              })
            : subsection.title
        }
      />
      {item ? (
        <SubsectionItem
          subsection={subsection}
          item={item}
          place={words.share({ n: index + 1, total: subsection.items.length })}
          lastYear={lastYear.find(({ itemId }) => itemId === item.id)}
          draftKey={keyOf(item.lineageId)}
          save={save}
          evidence={evidence}
          onRefresh={onRefresh}
        />
      ) : (
        <EmptyState title={words.noItems} />
      )}
    </AnsweringPage>
  )
}

const respondsNow = ({ state }: SubsectionResponseFieldsFragment) =>
  state === SubsectionState.responseNeeded || state === SubsectionState.responseInProgress

const { facts } = selfAssessmentMessages

function headerOf(
  subsection: SubsectionResponseFieldsFragment,
  viewer: ReturnType<typeof useViewer>,
): PageHeaderProps {
  const { lea, part, selfAssessmentId } = subsection
  const title = `${subsection.number} ${subsection.title}`
  return {
    title,
    breadcrumb: [
      { label: words.title, to: selfAssessmentPaths.list },
      {
        label: `${lea.shortName} ${part} ${complianceYearName(subsection.year)}`,
        to: selfAssessmentPaths.selfAssessment(selfAssessmentId),
      },
      { label: title },
    ],
    facts: factsOf(subsection, viewer.id),
    actions: (
      <>
        <TurnChip turn={turnOfSubsection(subsection, viewer)} />
        <SubsectionStateChip state={subsection.state} notApplicable={subsection.notApplicable?.state} />
        {subsection.dueOn && subsection.submitState < SubmitState.submitted && (
          <DeadlineChip dueOn={subsection.dueOn} rule={subsection.dueDerivation} />
        )}
      </>
    ),
  }
}

function factsOf(subsection: SubsectionResponseFieldsFragment, viewerId: string): string {
  const names = subsection.assignees.map((one) => (one.id === viewerId ? facts.you : one.fullName))
  return [
    facts.section({ number: subsection.sectionNumber, title: subsection.sectionTitle }),
    names.length > 0 ? facts.assignedTo({ names: listInWords(names) }) : facts.assignedToNobody,
    subsection.dueOn ? facts.due({ day: formatDate(subsection.dueOn) }) : '',
  ].join(' ')
}
