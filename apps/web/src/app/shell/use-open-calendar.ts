import { useApolloClient } from '@apollo/client/react'
import { calendarDay, chosenSchoolYear } from '@portal/domain'
import { openCalendar } from '../../lib/calendar-request'
import { useSelection } from '../../lib/use-selection'
import { useViewer } from '../../lib/viewer'
import { toast } from '../../ui/toast'
import { CalendarNameDocument, type CalendarNameQuery } from './calendar-name.generated'
import { shellMessages as m } from './shell-messages'

/**
 * Opens the calendar of the current agency once its name is known: the one that was chosen last, else the own one. State
 * people who chose none are asked in the window.
 */
export function useOpenCalendar(): () => void {
  const client = useApolloClient()
  const viewer = useViewer()
  const { leaId: chosen, year: stored } = useSelection(viewer.id)
  const leaId = viewer.leaId ?? chosen
  return () => {
    if (leaId === null) return openCalendar({ leaId, leaName: '' })
    const year = chosenSchoolYear(stored, [], calendarDay(new Date()))
    client
      .query<CalendarNameQuery>({
        query: CalendarNameDocument,
        variables: { leaId, year },
        fetchPolicy: 'network-only',
      })
      .then(
        ({ data }) => {
          if (data?.calendar) openCalendar({ leaId, leaName: data.calendar.name })
          else refused()
        },
        () => refused(),
      )
  }
}

/** The words of the specification: the calendar has the text of the notepad. */
function refused(): void {
  toast({ status: 'error', title: m.windowFailed })
}
