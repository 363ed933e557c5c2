import { chakra } from '@chakra-ui/react'
import { complianceYearName, SubmitState } from '@portal/domain'
import { FileText, UsersRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { formatDateTime } from '../../../lib/format'
import { useHeaderBadge } from '../../../lib/header-badge'
import { useViewer } from '../../../lib/session/viewer'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { LinkButton } from '../../../ui/action/link'
import { PageHeader } from '../../../ui/layout/page-header'
import { OldData } from '../../../ui/feedback/old-data'
import { EmptyState, type ShownProblem } from '../../../ui/feedback/states'
import { TurnChip } from '../../../ui/feedback/turn-chip'
import { GapsCard } from './gaps-card'
import type { UpgradeNoticeSlot } from './upgrade-notice-slot'
import type { RequiredDocumentsSlot } from './required-documents-slot'
import { SectionCard } from './section-card'
import { SelfAssessmentActs } from './self-assessment-acts'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { assignmentsMessages } from '../assignments/assignments-messages.generated'
import { SelfAssessmentNotices } from './self-assessment-notices'
import { SelfAssessmentTabs } from './self-assessment-tabs'
import { selfAssessmentPaths } from '../self-assessment-paths'
import type {
  SelfAssessmentFieldsFragment,
  SubsectionSummaryFieldsFragment,
} from '../self-assessment.generated'
import { SubmitStateChip } from '../state-chips'
import { StepBar } from './step-bar'
import { SubsectionFilter } from './subsection-filter'
import { useSubsectionFilter } from './use-subsection-filter'
import { turnOfSelfAssessment } from './turns'

// Loaded when they are opened: the screen itself stays small.
const AssignDialog = lazy(() =>
  import('../assignments/assign-dialog').then((module) => ({ default: module.AssignDialog })),
)

const SuggestedDialog = lazy(() =>
  import('../assignments/suggested-dialog').then((module) => ({ default: module.SuggestedDialog })),
)

const words = selfAssessmentMessages
interface SelfAssessmentPageProps {
  selfAssessment: SelfAssessmentFieldsFragment
  /** The error of the last refresh; the shown data are older. */
  problem: ShownProblem | null
  documents: RequiredDocumentsSlot
  upgradeNotice: UpgradeNoticeSlot
  onRefresh: () => void
}

/** One agency's self-assessment: its state, the next step, and its sections. */
export function SelfAssessmentPage({
  selfAssessment,
  problem,
  documents,
  upgradeNotice,
  onRefresh,
}: SelfAssessmentPageProps) {
  const viewer = useViewer()
  const [assigning, setAssigning] = useState<SubsectionSummaryFieldsFragment>()
  const [suggesting, setSuggesting] = useState(false)
  const [refused, setRefused] = useState('')
  const { id, lea, part, year, submitState, sections } = selfAssessment
  useHeaderBadge(lea.shortName, part, year)
  const activated = submitState !== SubmitState.notActivated
  const working = submitState === SubmitState.open || submitState === SubmitState.inProgress
  const { filter, shown, choose } = useSubsectionFilter(sections)
  const mayAssign = viewer.isLocalAdmin && working

  return (
    <>
      <PageHeader
        title={selfAssessment.shortDescription}
        breadcrumb={[
          { label: words.title, to: `${selfAssessmentPaths.list}?year=${year}` },
          { label: `${lea.shortName} ${part} ${complianceYearName(year)}` },
        ]}
        facts={factsOf(selfAssessment)}
        actions={
          <>
            <TurnChip turn={turnOfSelfAssessment(selfAssessment, viewer)} />
            <SubmitStateChip state={submitState} />
            {selfAssessment.responseDueOn && (
              <DeadlineChip dueOn={selfAssessment.responseDueOn} rule={selfAssessment.dueDerivation} />
            )}
            {selfAssessment.dueOn && !selfAssessment.responseDueOn && (
              <DeadlineChip
                dueOn={selfAssessment.dueOn}
                rule={selfAssessment.dueDerivation}
                doneOn={submitState >= SubmitState.submitted ? selfAssessment.submittedOn : null}
              />
            )}
            {activated && (
              <LinkButton to={selfAssessmentPaths.report(id)} icon={<FileText aria-hidden />}>
                {words.agency.report}
              </LinkButton>
            )}
            <SelfAssessmentActs
              selfAssessment={selfAssessment}
              onChanged={onRefresh}
              onRefused={setRefused}
            />
          </>
        }
      />
      <SelfAssessmentTabs id={id} />
      {refused && (
        <Alert status="error" onClose={() => setRefused('')}>
          {refused}
        </Alert>
      )}
      <OldData problem={problem} what={selfAssessmentMessages.what.latestState} onRetry={onRefresh}>
        {!activated ? (
          <EmptyState title={words.agency.notActivated({ year: complianceYearName(year) })}>
            {viewer.isStateMonitor ? words.agency.notActivatedState : words.agency.notActivatedAgency}
          </EmptyState>
        ) : (
          <>
            <StepBar submitState={submitState} />
            {upgradeNotice(id, onRefresh)}
            <SelfAssessmentNotices selfAssessment={selfAssessment} />
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="8px 14px" marginBottom="12px">
              <chakra.p flex="1 1 320px" color="fg.muted" fontSize="md">
                {selfAssessment.intro}
              </chakra.p>
              {mayAssign && (
                <Button size="sm" icon={<UsersRound aria-hidden />} onClick={() => setSuggesting(true)}>
                  {assignmentsMessages.suggested.open}
                </Button>
              )}
              <SubsectionFilter value={filter} onChoose={choose} />
            </chakra.div>
            <chakra.div display="grid" gap="14px">
              {shown.map(({ section, subsections }) => (
                <SectionCard
                  reviews={viewer.isStateMonitor || viewer.isLiaison}
                  key={section.id}
                  selfAssessmentId={id}
                  due={selfAssessment}
                  section={section}
                  subsections={subsections}
                  onAssign={mayAssign ? setAssigning : undefined}
                />
              ))}
              {shown.length === 0 && <EmptyState title={words.agency.noMatch} />}
              {working && <GapsCard selfAssessment={selfAssessment} />}
            </chakra.div>
          </>
        )}
        <chakra.div marginTop="14px">{documents(selfAssessment)}</chakra.div>
      </OldData>
      <Suspense fallback={null}>
        {suggesting && (
          <SuggestedDialog selfAssessmentId={id} onClose={() => setSuggesting(false)} onChanged={onRefresh} />
        )}
        {assigning && (
          <AssignDialog
            subsection={assigning}
            leaId={selfAssessment.leaId}
            onClose={() => setAssigning(undefined)}
            onChanged={onRefresh}
          />
        )}
      </Suspense>
    </>
  )
}

function factsOf(selfAssessment: SelfAssessmentFieldsFragment): string {
  const { lea, year, submitState } = selfAssessment
  const facts = [`${lea.name}, ${complianceYearName(year)}.`]
  if (selfAssessment.localLead)
    facts.push(assignmentsMessages.plan.leadIs({ name: selfAssessment.localLead.fullName }))
  if (submitState !== SubmitState.notActivated) {
    facts.push(
      selfAssessmentMessages.facts.subsectionsReady({
        n: selfAssessment.subsectionsReady,
        total: selfAssessment.subsectionsTotal,
      }),
    )
    facts.push(
      selfAssessmentMessages.facts.itemsAnswered({
        n: selfAssessment.answered,
        total: selfAssessment.answerable,
      }),
    )
  }
  if (selfAssessment.submittedOn && selfAssessment.submittedBy && submitState >= SubmitState.submitted) {
    facts.push(
      selfAssessmentMessages.facts.submittedBy({
        name: selfAssessment.submittedBy.fullName,
        at: formatDateTime(selfAssessment.submittedOn),
      }),
    )
  }
  return facts.join(' ')
}
