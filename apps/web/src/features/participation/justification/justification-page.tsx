import { chakra } from '@chakra-ui/react'
import { complianceYearName } from '@portal/domain'
import { formatDate } from '../../../lib/format'
import { useHeaderBadge } from '../../../lib/header-badge'
import { problemOf } from '../../../lib/problem'
import { useRefresh } from '../../../lib/use-refresh'
import { AnsweringScope, useAnswering } from '../../../parts/answering/answering-scope'
import { Alert } from '../../../ui/feedback/alert'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { SaveState } from '../../../ui/form/save-state'
import { saveStatusOf } from '../../../ui/form/save-status'
import { Card } from '../../../ui/layout/card'
import { laterFacts, PageHeader } from '../../../ui/layout/page-header'
import { JustificationChip } from '../justification-chip'
import { participationMessages as m } from '../participation-messages.generated'
import { participationPaths, usePlace } from '../participation-paths'
import { ParticipationTabs } from '../participation-tabs'
import {
  useAgencyParticipationQuery,
  type AgencyParticipationFieldsFragment as Participation,
} from '../participation.generated'
import { PublicationNote } from '../publication/publication-note'
import { JustificationForm } from './justification-form'
import { JustificationSteps } from './justification-steps'
import { JustificationText } from './justification-text'

const words = m.justification

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'writing',
  'number refused',
  'not required',
  'submitted',
  'returning',
  'returned',
  'not found',
  'error',
  'offline',
]

/** The justification of an agency above the threshold: written by the agency, accepted or returned by the state. */
export function Component() {
  const place = usePlace()
  const { data, error, refetch } = useAgencyParticipationQuery({
    variables: { year: place?.year ?? 0, leaId: place?.leaId ?? 0 },
    skip: place === null,
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useRefresh(refetch)
  const participation = data?.agencyParticipation
  useHeaderBadge(participation?.lea.shortName, null, place?.year)
  if (place === null || (data && !participation && !error))
    return <MissingRecord what={words.what} list={participationPaths.list} />
  return (
    <AnsweringScope key={place.id} onChanged={refresh}>
      <Head participation={participation} />
      {participation && <ParticipationTabs id={place.id} />}
      <chakra.div display="grid" gap="14px" marginTop="14px">
        {participation ? (
          <Body participation={participation} />
        ) : error ? (
          <ProblemState problem={problemOf(error)} what={words.what} onRetry={refresh} />
        ) : (
          <LoadingState what={words.loading} lines={8} />
        )}
      </chakra.div>
    </AnsweringScope>
  )
}

function Head({ participation }: { participation: Participation | null | undefined }) {
  const { status, saveAll } = useAnswering()
  return (
    <PageHeader
      title={words.title}
      breadcrumb={[
        { label: m.landingPage, to: '/' },
        { label: m.title, to: participationPaths.list },
        { label: participation?.lea.shortName ?? words.title },
      ]}
      facts={participation ? <Facts participation={participation} /> : laterFacts}
      actions={
        participation && (
          <>
            {participation.justification.write.allowed && (
              <SaveState
                status={saveStatusOf(status)}
                savedAt={status.kind === 'saved' ? status.at : null}
                onRetry={() => void saveAll()}
              />
            )}
            <JustificationSteps participation={participation} />
          </>
        )
      }
    />
  )
}

function Facts({ participation: { lea, year, justification } }: { participation: Participation }) {
  const { status, dueOn, submittedOn } = justification
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="4px 12px">
      <JustificationChip status={status} />
      <span>{words.facts({ agency: lea.shortName, year: complianceYearName(year) })}</span>
      {dueOn !== null && status !== 'Not required' && (
        <DeadlineChip
          dueOn={dueOn}
          doneOn={status === 'Submitted' || status === 'Accepted' ? submittedOn : null}
          rule={words.dueRule}
        />
      )}
    </chakra.span>
  )
}

function Body({ participation }: { participation: Participation }) {
  const { justification } = participation
  const { status, returnReason, gaps, write, submittedBy, submittedOn } = justification
  if (status === 'Not required') return <Alert status="info">{words.notRequired}</Alert>
  return (
    <>
      {status === 'Returned' && returnReason !== null && (
        <Alert status="warning" title={words.returned}>
          {returnReason}
        </Alert>
      )}
      {submittedBy && submittedOn && (status === 'Submitted' || status === 'Accepted') && (
        <Alert status="info">
          {words.submittedBy({ name: submittedBy.fullName, when: formatDate(submittedOn) })}
        </Alert>
      )}
      {status === 'Accepted' && <PublicationNote participation={participation} />}
      {write.allowed && gaps.length > 0 && (
        <Card title={words.gaps} note={gaps.length}>
          <chakra.ul paddingInlineStart="18px" aria-live="polite">
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </chakra.ul>
        </Card>
      )}
      {write.allowed ? (
        <JustificationForm participation={participation} />
      ) : (
        <JustificationText participation={participation} />
      )}
    </>
  )
}
