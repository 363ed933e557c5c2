import { chakra } from '@chakra-ui/react'
import { complianceYearName, ratedSubjects, type RatedSubject } from '@portal/domain'
import { PencilLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatDate } from '../../../lib/format'
import { useHeaderBadge } from '../../../lib/header-badge'
import { chooseYear } from '../../../lib/lists/use-selection'
import { problemOf } from '../../../lib/problem'
import { useViewer } from '../../../lib/session/viewer'
import { useRefresh } from '../../../lib/use-refresh'
import { Button } from '../../../ui/action/button'
import { TextLink } from '../../../ui/action/link'
import { Alert } from '../../../ui/feedback/alert'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { Select } from '../../../ui/field/select'
import { Card } from '../../../ui/layout/card'
import { laterFacts, PageHeader } from '../../../ui/layout/page-header'
import { yearOptions } from '../../../ui/list/list-filters'
import { participationMessages as m } from '../participation-messages.generated'
import { participationPaths, usePlace } from '../participation-paths'
import { ParticipationTabs } from '../participation-tabs'
import { useAgencyParticipationQuery, type AgencyParticipationQuery } from '../participation.generated'
import { limitText } from '../rate-chip'
import { RatesTable } from './rates-table'

const RatesDialog = lazy(() => import('./rates-dialog').then((module) => ({ default: module.RatesDialog })))

const words = m.agency

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'entered',
  'nothing entered',
  'entering',
  'number refused',
  'conflict',
  'reader',
  'not found',
  'error',
  'offline',
]

/** The numbers of one agency in a year, and whether it is above the threshold. */
export function Component() {
  const place = usePlace()
  const { data, error, refetch } = useAgencyParticipationQuery({
    variables: { year: place?.year ?? 0, leaId: place?.leaId ?? 0 },
    skip: place === null,
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useRefresh(refetch)
  const participation = data?.agencyParticipation
  if (place === null || (data && !participation && !error))
    return <MissingRecord what={words.what} list={participationPaths.list} />
  return (
    <>
      <AgencyHead place={place} data={data} />
      <ParticipationTabs id={place.id} />
      <chakra.div display="grid" gap="14px" marginTop="14px">
        {participation ? (
          <AgencyRates participation={participation} />
        ) : error ? (
          <ProblemState problem={problemOf(error)} what={words.what} onRetry={refresh} />
        ) : (
          <LoadingState what={words.loading} lines={8} />
        )}
      </chakra.div>
    </>
  )
}

function AgencyHead({
  place: { year, leaId },
  data,
}: {
  place: { year: number; leaId: number }
  data: AgencyParticipationQuery | undefined
}) {
  const viewer = useViewer()
  const navigate = useNavigate()
  const participation = data?.agencyParticipation
  useHeaderBadge(participation?.lea.shortName, null, year)
  const [entering, setEntering] = useState(false)
  const years = data?.complianceYears ?? [{ id: year, name: complianceYearName(year) }]
  const enter = participation?.enter
  return (
    <>
      <PageHeader
        title={m.title}
        breadcrumb={[
          { label: m.landingPage, to: '/' },
          ...(viewer.leaId === null ? [{ label: m.title, to: participationPaths.list }] : []),
          { label: participation?.lea.shortName ?? m.title },
        ]}
        facts={participation?.lea.name ?? laterFacts}
        actions={
          <>
            <Select
              inline
              aria-label={m.year}
              value={String(year)}
              options={yearOptions(years)}
              onChange={(event) => {
                chooseYear(Number(event.target.value))
                void navigate(participationPaths.ofAgency(Number(event.target.value), leaId))
              }}
            />
            {(viewer.isStateMonitor || viewer.isLocalAdmin || viewer.isLocalUser) && (
              <Button
                variant="solid"
                icon={<PencilLine aria-hidden />}
                disabledReason={enter && !enter.allowed && enter.reason}
                onClick={() => setEntering(true)}
              >
                {words.enter}
              </Button>
            )}
          </>
        }
      />
      {entering && participation && (
        <Suspense fallback={null}>
          <RatesDialog participation={participation} onClose={() => setEntering(false)} />
        </Suspense>
      )}
    </>
  )
}

function AgencyRates({
  participation,
}: {
  participation: NonNullable<AgencyParticipationQuery['agencyParticipation']>
}) {
  const { exceeding, threshold, changedBy, changedOn } = participation
  const subjects = exceeding.map((key) => ratedSubjects[key as RatedSubject]).join(', ')
  return (
    <>
      {exceeding.length > 0 && (
        <Alert status="warning" title={words.exceedsTitle({ limit: limitText(threshold), subjects })}>
          {words.exceeds}{' '}
          <TextLink to={participationPaths.justification(participation.id)}>{words.justify}</TextLink>
        </Alert>
      )}
      <Card
        title={words.caption}
        note={
          changedBy && changedOn
            ? words.changed({ name: changedBy.fullName, when: formatDate(changedOn) })
            : words.nobody
        }
        padded={false}
      >
        <RatesTable participation={participation} />
      </Card>
      <chakra.p color="fg.muted">{words.help}</chakra.p>
    </>
  )
}
