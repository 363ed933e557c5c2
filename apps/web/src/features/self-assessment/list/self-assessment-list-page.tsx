import { calendarDay, chosenSchoolYear, complianceYearName } from '@portal/domain'
import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { storage, storageKeys } from '../../../lib/storage'
import { useHeaderBadge } from '../../../lib/header-badge'
import { useAddressYear } from '../../../lib/years/use-address-year'
import { useViewer } from '../../../lib/session/viewer'
import { PageHeader } from '../../../ui/layout/page-header'
import { Select } from '../../../ui/field/select'
import { LoadingState } from '../../../ui/feedback/states'
import { UnknownYearNote } from '../../../ui/feedback/unknown-year-note'
import { SelfAssessmentListView } from './self-assessment-list-view'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { selfAssessmentPaths } from '../self-assessment-paths'
import { useSelfAssessmentListQuery } from './self-assessment-list.generated'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'filtered to nothing',
  'empty',
  'activating',
  'resetting',
  'error',
  'offline',
]

/** Every agency for state staff; people of one agency see the page of their own. */
export function Component() {
  const viewer = useViewer()
  const [search, setSearch] = useSearchParams()
  const stored = storage.read<number>(storageKeys.schoolYear)
  const { named, learn } = useAddressYear(
    search.get('year'),
    chosenSchoolYear(stored, [], calendarDay(new Date())),
  )
  const { year } = named
  // The list below runs the same query in parallel; the client sends it once.
  const { data, loading } = useSelfAssessmentListQuery({
    variables: { year, leaIds: null },
    fetchPolicy: 'cache-first',
  })
  useEffect(() => {
    if (data) learn(data.complianceYears)
  }, [data, learn])

  useHeaderBadge(viewer.leaName ?? selfAssessmentMessages.list.allAgencies, null, year)

  const own = data?.selfAssessments
  if (!viewer.isStateMonitor) {
    if (own?.length === 1 && own[0])
      return <Navigate replace to={selfAssessmentPaths.selfAssessment(own[0].id)} />
    if (!own && loading)
      return <LoadingState what={selfAssessmentMessages.what.theSelfAssessment} lines={8} />
  }
  const years = data?.complianceYears ?? []
  const shownYears = years.some((one) => one.id === year)
    ? years
    : [...years, { id: year, name: complianceYearName(year) }]
  return (
    <>
      <PageHeader
        title={selfAssessmentMessages.title}
        breadcrumb={[{ label: selfAssessmentMessages.title }]}
        facts={selfAssessmentMessages.list.facts}
        actions={
          <Select
            inline
            aria-label={selfAssessmentMessages.list.year}
            value={String(year)}
            options={shownYears.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(event) => {
              const chosen = event.target.value
              storage.write(storageKeys.schoolYear, Number(chosen))
              setSearch((known) => {
                const next = new URLSearchParams(known)
                next.set('year', chosen)
                return next
              })
            }}
          />
        }
      />
      <UnknownYearNote {...named} />
      <SelfAssessmentListView
        key={year}
        year={year}
        title={viewer.leaName ?? selfAssessmentMessages.list.agencies}
      />
    </>
  )
}
