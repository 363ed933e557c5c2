import { eventTitle } from '@portal/domain'
import { useState, type ReactNode } from 'react'
import { formatDate } from '../../lib/format'
import { problemOf } from '../../lib/problem'
import { calendarMessages as m } from './calendar-messages'
import {
  useDeleteCalendarEventMutation,
  useMoveCalendarEventMutation,
  useRestoreCalendarEventMutation,
} from './calendar.generated'
import { EventConflictDialog } from './event-conflict-dialog'
import { eventValues } from './event-form-values'
import type { CalendarEvent } from './event-look'

export interface Days {
  startTime: string
  endTime: string | null
}

export interface Notice {
  status: 'success' | 'error'
  text: string
  undo?: () => void
}

interface Outcome {
  errors: readonly { code: string; message: string }[]
  event: CalendarEvent | null
}

/** Moving and deleting events where they stand, with the way back, and with what somebody else did meanwhile. */
export function useEventActs(refresh: () => void): {
  notice: Notice | null
  dialog: ReactNode
  move: (event: CalendarEvent, to: Days, undo: () => void) => void
  remove: (event: CalendarEvent) => void
} {
  const [notice, setNotice] = useState<Notice | null>(null)
  const [conflict, setConflict] = useState<{ mine: CalendarEvent; theirs: CalendarEvent } | null>(null)
  const [moveEvent] = useMoveCalendarEventMutation()
  const [deleteEvent] = useDeleteCalendarEventMutation()
  const [restoreEvent] = useRestoreCalendarEventMutation()

  /** Answers the event when it was done; otherwise tells why not. */
  const settled = async (work: Promise<Outcome | undefined>): Promise<Outcome | null> => {
    try {
      const outcome = (await work) ?? { errors: [], event: null }
      if (outcome.errors[0]) setNotice({ status: 'error', text: outcome.errors[0].message })
      return outcome
    } catch (error) {
      setNotice({ status: 'error', text: problemOf(error).message })
      return null
    }
  }

  const move = async (event: CalendarEvent, to: Days, undo: () => void) => {
    setNotice(null)
    const { id, version } = event
    if (version === null) return undo()
    const input = { ...to, id, version }
    const outcome = await settled(
      moveEvent({ variables: { input } }).then(({ data }) => data?.moveCalendarEvent),
    )
    const title = eventTitle(event)
    if (outcome?.errors.length === 0)
      setNotice({ status: 'success', text: m.moved(title, formatDate(to.startTime)) })
    else {
      undo()
      const theirs = outcome?.event
      if (theirs && theirs.version !== version) {
        setNotice(null)
        setConflict({ mine: { ...event, ...to }, theirs })
      }
    }
    refresh()
  }

  const restore = async (event: CalendarEvent) => {
    const { id, version } = event
    if (version === null) return
    const input = { id, version }
    const outcome = await settled(
      restoreEvent({ variables: { input } }).then(({ data }) => data?.restoreCalendarEvent),
    )
    if (outcome?.errors.length === 0) setNotice({ status: 'success', text: m.restored(eventTitle(event)) })
    refresh()
  }

  const remove = async (event: CalendarEvent) => {
    setNotice(null)
    const { id, version } = event
    if (version === null) return
    const input = { id, version }
    const outcome = await settled(
      deleteEvent({ variables: { input } }).then(({ data }) => data?.deleteCalendarEvent),
    )
    const deleted = outcome?.event
    if (outcome?.errors.length === 0 && deleted)
      setNotice({
        status: 'success',
        text: m.deleted(eventTitle(event)),
        undo: () => void restore(deleted),
      })
    refresh()
  }

  const dialog = conflict && (
    <EventConflictDialog
      mine={eventValues(conflict.mine)}
      theirs={conflict.theirs}
      onKeep={({ startTime, endTime }) => {
        setConflict(null)
        void move(conflict.theirs, { startTime, endTime: endTime || null }, () => undefined)
      }}
      onTakeTheirs={() => setConflict(null)}
    />
  )

  return {
    notice,
    dialog,
    move: (event, to, undo) => void move(event, to, undo),
    remove: (event) => void remove(event),
  }
}
