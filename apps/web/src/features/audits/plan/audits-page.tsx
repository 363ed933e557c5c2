import { calendarDay, chosenSchoolYear, complianceYearName, auditTypeOf } from '@portal/domain'
import { useEffect, useMemo } from 'react'
import { useHeaderBadge } from '../../../lib/header-badge'
import { useSelection } from '../../../lib/lists/use-selection'
import { useViewer } from '../../../lib/session/viewer'
import { useAddressYear } from '../../../lib/years/use-address-year'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { auditsPaths, useTypeKey } from '../audits-paths'
import { AgencyAuditsView } from './agency-audits-view'
import { useAuditsAddress } from './audit-filters'
import { withFigures } from './audit-rows'
import { AuditsView } from './audits-view'
import { useAuditsQuery } from './audits.generated'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'of one agency',
  'filtered to nothing',
  'empty',
  'creating',
  'preview',
  'notifying',
  'choosing',
  'assigning a lead',
  'moving a due date',
  'reminding',
  'error',
  'offline',
]

/** Audits of one kind and year: a list of all agencies for people of the state, cards of the own one for its people. */
export function Component() {
  const viewer = useViewer()
  const typeKey = useTypeKey()
  const type = auditTypeOf(typeKey)
  const address = useAuditsAddress()
  const { year: stored } = useSelection(viewer.id)
  const { named, learn } = useAddressYear(
    address[0].filters.year,
    chosenSchoolYear(stored, [], calendarDay(new Date())),
  )
  const { year } = named
  useHeaderBadge(viewer.leaName ?? null, null, year)
  const { data, error, refetch } = useAuditsQuery({
    variables: {
      typeKey,
      year,
      withFigures: viewer.leaId === null,
      withSets: viewer.leaId === null && type?.recordForm === 'documentSet',
    },
    fetchPolicy: 'cache-and-network',
  })
  const audits = useMemo(
    () => data && withFigures(data.audits, data.auditFigures ?? [], data.auditDocumentSets ?? []),
    [data],
  )
  const years = data?.complianceYears ?? []
  useEffect(() => {
    if (data) learn(data.complianceYears)
  }, [data, learn])
  if (!type) return <MissingRecord list={auditsPaths.localDashboard} />
  const shown = {
    type,
    named,
    years: years.some(({ id }) => id === year)
      ? years
      : [...years, { id: year, name: complianceYearName(year) }],
    audits,
    error,
    refetch,
    address,
  }
  return viewer.leaId === null ? <AuditsView {...shown} /> : <AgencyAuditsView {...shown} />
}
