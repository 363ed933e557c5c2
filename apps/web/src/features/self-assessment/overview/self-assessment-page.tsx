import { chakra } from '@chakra-ui/react'
import { complianceYearName, SubmitState, SubsectionState } from '@portal/domain'
import { FileText, UsersRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatDate, formatDateTime } from '../../../lib/format'
import { useHeaderBadge } from '../../../lib/header-badge'
import { useViewer } from '../../../lib/session/viewer'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { LinkButton, TextLink } from '../../../ui/action/link'
import { PageHeader } from '../../../ui/layout/page-header'
import { Select } from '../../../ui/field/select'
import { OldData } from '../../../ui/feedback/old-data'
import { EmptyState, type ShownProblem } from '../../../ui/feedback/states'
import { TurnChip } from '../../../ui/feedback/turn-chip'
import { GapsCard } from './gaps-card'
import type { ContentOfferSlot } from './content-offer-slot'
import type { RequiredDocumentsSlot } from './required-documents-slot'
import { SectionCard } from './section-card'
import { SelfAssessmentActs } from './self-assessment-acts'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { submissionMessages } from './submission-messages.generated'
import { assignmentsMessages } from '../assignments/assignments-messages.generated'
import { SelfAssessmentTabs } from './self-assessment-tabs'
import { selfAssessmentPaths } from '../self-assessment-paths'
import type {
  SelfAssessmentFieldsFragment,
  SubsectionSummaryFieldsFragment,
} from '../self-assessment.generated'
import { SubmitStateChip } from '../state-chips'
import { StepBar } from './step-bar'
import { turnOfSelfAssessment } from './turns'

// Dialogs come when they are opened: the screen itself stays small.
const AssignDialog = lazy(() =>
  import('../assignments/assign-dialog').then((module) => ({ default: module.AssignDialog })),
)

const SuggestedDialog = lazy(() =>
  import('../assignments/suggested-dialog').then((module) => ({ default: module.SuggestedDialog })),
)

const words = selfAssessmentMessages
const filters = {
  all: { label: words.agency.filterAll, keeps: () => true },
  mine: {
    label: words.agency.filterMine,
    keeps: (one: SubsectionSummaryFieldsFragment) => one.isAssignedToCurrentUser,
  },
  response: {
    label: words.agency.filterResponse,
    keeps: (one: SubsectionSummaryFieldsFragment) =>
      one.state === SubsectionState.responseNeeded || one.state === SubsectionState.responseInProgress,
  },
  new: {
    label: words.agency.filterNotStarted,
    keeps: (one: SubsectionSummaryFieldsFragment) => one.state === SubsectionState.notStarted,
  },
}
type Filter = keyof typeof filters
const isFilter = (value: string | null): value is Filter => value !== null && value in filters

interface SelfAssessmentPageProps {
  selfAssessment: SelfAssessmentFieldsFragment
  /** A refresh that failed; what is shown is older. */
  problem: ShownProblem | null
  documents: RequiredDocumentsSlot
  offer: ContentOfferSlot
  onRefresh: () => void
}

/** One agency's self-assessment: where it stands, what is next, its sections. */
export function SelfAssessmentPage({
  selfAssessment,
  problem,
  documents,
  offer,
  onRefresh,
}: SelfAssessmentPageProps) {
  const viewer = useViewer()
  const [search, setSearch] = useSearchParams()
  const [assigning, setAssigning] = useState<SubsectionSummaryFieldsFragment>()
  const [suggesting, setSuggesting] = useState(false)
  const [refused, setRefused] = useState('')
  const { id, lea, part, year, submitState, sections } = selfAssessment
  useHeaderBadge(lea.shortName, part, year)
  const activated = submitState !== SubmitState.notActivated
  const working = submitState === SubmitState.open || submitState === SubmitState.inProgress
  const given = search.get('show')
  const filter: Filter = isFilter(given) ? given : 'all'
  const shown = sections
    .map((section) => ({ section, subsections: section.subsections.filter(filters[filter].keeps) }))
    .filter(({ subsections }) => subsections.length > 0)
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
            {offer(id, onRefresh)}
            {submitState === SubmitState.selectiveReportIssued && (
              <Alert status="info" quiet>
                {words.review.agencyTurn({ due: formatDate(selfAssessment.responseDueOn ?? '') })}{' '}
                <TextLink to={selfAssessmentPaths.library}>{words.review.readReport}</TextLink>
              </Alert>
            )}
            {submitState >= SubmitState.finalReportIssued && (
              <Alert status="success" quiet>
                {words.review.finalIssued}{' '}
                <TextLink to={selfAssessmentPaths.library}>{words.review.readReport}</TextLink>
              </Alert>
            )}
            {selfAssessment.documentsReason && (
              <Alert status="warning" quiet>
                {submissionMessages.submission.documentsReasonIs({ reason: selfAssessment.documentsReason })}
              </Alert>
            )}
            {submitState === SubmitState.activated && (
              <Alert status="info" quiet>
                {words.agency.waitingForStart}
              </Alert>
            )}
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="8px 14px" marginBottom="12px">
              <chakra.p flex="1 1 320px" color="fg.muted" fontSize="md">
                {selfAssessment.intro}
              </chakra.p>
              {mayAssign && (
                <Button size="sm" icon={<UsersRound aria-hidden />} onClick={() => setSuggesting(true)}>
                  {assignmentsMessages.suggested.open}
                </Button>
              )}
              <chakra.label display="flex" alignItems="center" gap="8px" textStyle="label">
                {selfAssessmentMessages.overview.show}
                <Select
                  inline
                  value={filter}
                  options={Object.entries(filters).map(([value, { label }]) => ({ value, label }))}
                  onChange={(event) =>
                    setSearch(event.target.value === 'all' ? {} : { show: event.target.value }, {
                      replace: true,
                    })
                  }
                />
              </chakra.label>
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
