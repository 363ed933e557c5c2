import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { toast } from '../../ui/feedback/toast'
import { calendarMessages as m } from './calendar-messages.generated'
import { CalendarWindow } from './calendar-window'
import { CalendarDocument, type CalendarQuery } from './calendar.generated'
import { useCurrentAgency } from './use-current-agency'

interface CalendarDialogProps {
  /** How many times it was opened. */
  shownAt: number
  onClose: () => void
}

/**
 * Opens the calendar once the name of its agency is known; where that fails it stays closed, and a toast says so in
 * the words of the specification, which are those of the notepad. State people without an agency choose one in the
 * window.
 */
export function CalendarDialog({ shownAt, onClose }: CalendarDialogProps) {
  const current = useCurrentAgency()
  const close = useRef(onClose)
  const [opened] = useState(current)
  const [name, setName] = useState(opened.leaId === null ? '' : null)
  const client = useApolloClient()
  useEffect(() => {
    const { leaId, year } = opened
    if (leaId === null) return
    let gone = false
    const refused = () => {
      if (gone) return
      toast({ status: 'error', title: m.openingFailed })
      close.current()
    }
    client
      .query<CalendarQuery>({
        query: CalendarDocument,
        variables: { leaId, year },
        fetchPolicy: 'network-only',
      })
      .then(({ data }) => {
        if (gone) return
        if (data?.calendar) setName(data.calendar.name)
        else refused()
      }, refused)
    return () => {
      gone = true
    }
  }, [opened, client])
  if (name === null) return null
  return (
    <CalendarWindow request={{ leaId: opened.leaId, leaName: name }} shownAt={shownAt} onClose={onClose} />
  )
}
