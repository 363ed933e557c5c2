import { eventTitle } from '@portal/domain'
import { useState, type ReactNode } from 'react'
import { formatDate } from '../../lib/format'
import { saveThreeWays, type Contest, type Start } from '../../lib/saving/save-three-ways'
import { isSame } from '../../lib/saving/three-way-merge'
import { ConflictDialog } from '../../ui/form/conflict-dialog'
import { toastOfCame, type ConflictField } from '../../ui/form/conflict-fields'
import { problemOf } from '../../lib/problem'
import { calendarMessages as m } from './calendar-messages.generated'
import {
  useDeleteCalendarEventMutation,
  useMoveCalendarEventMutation,
  useRestoreCalendarEventMutation,
} from './calendar.generated'
import { eventValues, type EventFormValues } from './event-form-values'
import { movedParts, storedEvent } from './event-parts'
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

/** Moving and deleting events in the grid, with undo, and with what another person did meanwhile. */
export function useEventActs(refresh: () => void): {
  notice: Notice | null
  dialog: ReactNode
  move: (event: CalendarEvent, to: Days, undo: () => void) => void
  remove: (event: CalendarEvent) => void
} {
  const [notice, setNotice] = useState<Notice | null>(null)
  const { move, dialog } = useMove(setNotice, refresh)
  const remove = useRemove(setNotice, refresh)
  return {
    notice,
    dialog,
    move: (event, to, undo) => void move(event, to, undo),
    remove: (event) => void remove(event),
  }
}

type SetNotice = (notice: Notice | null) => void

/** Moving an event; conflicts with changes of another person are resolved in `dialog`. */
function useMove(setNotice: SetNotice, refresh: () => void) {
  const [conflict, setConflict] = useState<{
    event: CalendarEvent
    contest: Contest<EventFormValues, ConflictField<EventFormValues>>
  } | null>(null)
  const save = useSaveMove()

  const move = async (event: CalendarEvent, to: Days, undo: () => void) => {
    setNotice(null)
    const { version } = event
    if (version === null) return undo()
    const from = eventValues(event)
    const mine = { ...from, startTime: to.startTime, endTime: to.endTime ?? '' }
    await moveOver(event, { values: from, version }, mine, undo)
  }

  const moveOver = async (
    event: CalendarEvent,
    start: Start<EventFormValues>,
    mine: EventFormValues,
    undo: () => void,
  ) => {
    try {
      const outcome = await save(event, start, mine)
      if (outcome.kind === 'saved') {
        toastOfCame(outcome.came)
        setNotice({
          status: 'success',
          text: m.moved({ title: eventTitle(event), day: formatDate(outcome.values.startTime) }),
        })
      } else undo()
      if (outcome.kind === 'contested') setConflict({ event: outcome.row, contest: outcome.contest })
      if (outcome.kind === 'refused')
        setNotice({ status: 'error', text: outcome.errors.map(({ message }) => message).join(' ') })
    } catch (error) {
      undo()
      setNotice({ status: 'error', text: problemOf(error).message })
    }
    refresh()
  }

  const dialog = conflict && (
    <ConflictDialog
      title={m.conflict.title}
      base={conflict.contest.base}
      mine={conflict.contest.mine}
      theirs={conflict.contest.theirs.values}
      by={conflict.contest.theirs.by}
      at={conflict.contest.theirs.at}
      fields={movedParts}
      onChoose={(values) => {
        const { event, contest } = conflict
        setConflict(null)
        if (movedParts.every((part) => isSame(part, values, contest.theirs.values))) return
        void moveOver(event, contest.theirs, values, () => undefined)
      }}
    />
  )

  return { move, dialog }
}

function useSaveMove() {
  const [moveEvent] = useMoveCalendarEventMutation()
  return (event: CalendarEvent, start: Start<EventFormValues>, mine: EventFormValues) =>
    saveThreeWays<EventFormValues, CalendarEvent, ConflictField<EventFormValues>>({
      fields: () => movedParts,
      start,
      mine,
      read: storedEvent,
      send: async ({ startTime, endTime }, version) => {
        const input = { startTime, endTime: endTime || null, id: event.id, version: version ?? 0 }
        const answer = (await moveEvent({ variables: { input } })).data?.moveCalendarEvent
        return { errors: answer?.errors ?? [], row: answer?.event ?? null }
      },
    })
}

/** Deleting an event; the notice about it restores it. */
function useRemove(setNotice: SetNotice, refresh: () => void) {
  const [deleteEvent] = useDeleteCalendarEventMutation()
  const [restoreEvent] = useRestoreCalendarEventMutation()

  /** The outcome, null for a fault; the notice says why it was not done. */
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

  const restore = async (event: CalendarEvent) => {
    const { id, version } = event
    if (version === null) return
    const input = { id, version }
    const outcome = await settled(
      restoreEvent({ variables: { input } }).then(({ data }) => data?.restoreCalendarEvent),
    )
    if (outcome?.errors.length === 0)
      setNotice({ status: 'success', text: m.restored({ title: eventTitle(event) }) })
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
        text: m.deleted({ title: eventTitle(event) }),
        undo: () => void restore(deleted),
      })
    refresh()
  }

  return remove
}
