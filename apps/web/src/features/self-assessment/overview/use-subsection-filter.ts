import { SubsectionState } from '@portal/domain'
import { useSearchParams } from 'react-router-dom'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import type {
  SelfAssessmentFieldsFragment,
  SubsectionSummaryFieldsFragment,
} from '../self-assessment.generated'

const words = selfAssessmentMessages.agency

export const subsectionFilters = {
  all: { label: words.filterAll, keeps: () => true },
  mine: {
    label: words.filterMine,
    keeps: (one: SubsectionSummaryFieldsFragment) => one.isAssignedToCurrentUser,
  },
  response: {
    label: words.filterResponse,
    keeps: (one: SubsectionSummaryFieldsFragment) =>
      one.state === SubsectionState.responseNeeded || one.state === SubsectionState.responseInProgress,
  },
  new: {
    label: words.filterNotStarted,
    keeps: (one: SubsectionSummaryFieldsFragment) => one.state === SubsectionState.notStarted,
  },
}

type Filter = keyof typeof subsectionFilters
const isFilter = (value: string | null): value is Filter => value !== null && value in subsectionFilters

/** The filter in the address, and the subsections that match it, by section. */
export function useSubsectionFilter(sections: SelfAssessmentFieldsFragment['sections']) {
  const [search, setSearch] = useSearchParams()
  const value = search.get('show')
  const filter: Filter = isFilter(value) ? value : 'all'
  const { keeps } = subsectionFilters[filter]
  return {
    filter,
    shown: sections
      .map((section) => ({ section, subsections: section.subsections.filter(keeps) }))
      .filter(({ subsections }) => subsections.length > 0),
    choose: (next: string) => setSearch(next === 'all' ? {} : { show: next }, { replace: true }),
  }
}
