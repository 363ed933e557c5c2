import { calendarDay, chosenSchoolYear } from '@portal/domain'
import { useSelection } from '../../lib/lists/use-selection'
import { useViewer } from '../../lib/session/viewer'

/** Agency and year that the pages are about: the own agency, else the one that was chosen last. */
export function useCurrentAgency(): { leaId: number | null; year: number } {
  const viewer = useViewer()
  const { leaId, year } = useSelection(viewer.id)
  return { leaId: viewer.leaId ?? leaId, year: chosenSchoolYear(year, [], calendarDay(new Date())) }
}
