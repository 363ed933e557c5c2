import { lastMonitored } from '@portal/domain'
import { anyText, listAddress, oneOf, type ListAddress } from '../../../ui/list/list-address'
import { choice, valueOptions, type FilterField } from '../../../ui/list/list-filters'
import type { AgencyMonitoringFieldsFragment as Agency } from './monitoring.generated'
import { monitoringMessages as words } from './monitoring-messages.generated'

const parts = ['Part B', 'Part C']
type Filter = 'q' | 'part' | 'activity' | 'show'

export const { useAddress: useMonitoringAddress } = listAddress<Filter>('monitoring-history', {
  q: anyText,
  part: oneOf(...parts),
  activity: anyText,
  show: oneOf('gaps'),
})

/** The agencies that the filters leave, each with what they leave of its activities, and with the last year of these. */
export function shownAgencies(
  agencies: readonly Agency[],
  { q, part, activity, show }: ListAddress<Filter>['filters'],
): Agency[] {
  const search = q.trim().toLowerCase()
  return agencies
    .filter(
      ({ code, name, shortName }) =>
        search.length < 2 || `${code} ${name} ${shortName}`.toLowerCase().includes(search),
    )
    .map((agency) => {
      const activities = agency.activities.filter(
        (one) => (part === '' || one.part === part) && (activity === '' || one.activity === activity),
      )
      return Object.assign({}, agency, { activities, lastMonitored: lastMonitored(activities) })
    })
    .filter((agency) => show === '' || agency.lastMonitored === null)
}

/** Filters; people of one agency have none by agency. */
export const monitoringFilterFields = (
  agencies: readonly Agency[],
  isState: boolean,
): FilterField<Filter>[] => [
  isState && { kind: 'search', name: 'q', label: words.search },
  choice('part', words.partLabel, words.part, valueOptions(parts)),
  choice('activity', words.activityLabel, words.activity, valueOptions(activitiesOf(agencies))),
  isState && choice('show', words.showLabel, words.show, [{ value: 'gaps', label: words.gaps }]),
]

/** Kinds of monitoring that there are. */
function activitiesOf(agencies: readonly Agency[]): string[] {
  return [...new Set(agencies.flatMap(({ activities }) => activities.map(({ activity }) => activity)))]
}
