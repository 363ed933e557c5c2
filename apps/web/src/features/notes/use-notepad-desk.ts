import { useApolloClient } from '@apollo/client/react'
import {
  chosenSchoolYear,
  calendarDay,
  destroyNotepad,
  firstPlace,
  notepadLimits,
  noteParts,
  openNotepad,
  renewNotepad,
  type NotepadRequest,
  type NotepadWindow,
  type WindowPlace,
} from '@portal/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useBadgeLabels } from '../../lib/header-badge'
import { keptNoteKeys, takeNotepadWishes, useNotepadWishes, type NotepadWish } from '../../lib/notepad-desk'
import { useSelection } from '../../lib/lists/use-selection'
import { useViewer } from '../../lib/session/viewer'
import type { WindowMode } from '../../ui/window/floating-window'
import { toast } from '../../ui/feedback/toast'
import { useWindowView } from '../../ui/window/use-window-view'
import { emptyNote, keptNote, startOf, type NoteStart } from './note-text'
import { notesMessages } from './notes-messages.generated'
import {
  NotePlacesDocument,
  OpenNoteDocument,
  type NotePlacesQuery,
  type NotePlacesQueryVariables,
  type OpenNoteQuery,
  type OpenNoteQueryVariables,
} from './notes.generated'

export type NoteAgency = NotePlacesQuery['leas'][number]

/** How a window looks; apart from what it is opened for. */
interface Look {
  place: WindowPlace
  mode: WindowMode
}

/** A window as it is shown. */
export interface OpenNotepad extends NotepadWindow, Look {
  start: NoteStart
  /** It came back by itself, with text that was not saved. */
  restored: boolean
  highlighted: boolean
}

interface Desk {
  windows: readonly NotepadWindow[]
  looks: Readonly<Record<number, Look>>
  starts: Readonly<Record<number, NoteStart & { restored: boolean }>>
  /** A window that was asked for again, counted so that each wish shows it anew. */
  shown: { key: number; time: number } | null
}

const nothing: Desk = { windows: [], looks: {}, starts: {}, shown: null }

/** Every notepad that is open: opening, finding again, moving, minimizing, closing (specification 001 section 2.1). */
export function useNotepadDesk() {
  const client = useApolloClient()
  const { id: userId } = useViewer()
  const selection = useSelection(userId)
  const badge = useBadgeLabels()
  const { view } = useWindowView()
  const wishes = useNotepadWishes()
  const [desk, setDesk] = useState(nothing)
  const [agencies, setAgencies] = useState<readonly NoteAgency[]>([])
  const [highlighted, setHighlighted] = useState<number | null>(null)
  const latest = useRef({ desk, selection, badge, view })
  useEffect(() => {
    latest.current = { desk, selection, badge, view }
  })

  const add = useCallback((request: NotepadRequest, start: NoteStart, restored = false) => {
    setDesk((known) => {
      const { windows, existing } = openNotepad(known.windows, request)
      if (existing !== null) return shownAgain(known, existing)
      const key = windows.at(-1)?.key ?? 0
      const others = known.windows.flatMap((one) => {
        const look = known.looks[one.key]
        return one.destroyed || !look || look.mode === 'minimized' ? [] : [look.place]
      })
      const place = firstPlace(notepadLimits.width, others, latest.current.view)
      return {
        ...known,
        windows,
        looks: { ...known.looks, [key]: { place, mode: 'normal' } },
        starts: { ...known.starts, [key]: { ...start, restored } },
      }
    })
  }, [])

  const places = useCallback(async () => {
    const { data } = await client.query<NotePlacesQuery, NotePlacesQueryVariables>({
      query: NotePlacesDocument,
      fetchPolicy: 'network-only',
    })
    if (!data) throw new Error('The answer holds no agencies.')
    setAgencies(data.leas)
    return data
  }, [client])

  const openNew = useCallback(
    async (wish: Extract<NotepadWish, { kind: 'new' }>) => {
      const { leas, complianceYears } = await places()
      const { selection: chosen, badge: labels } = latest.current
      const lea = leas.find(({ id }) => id === (wish.leaId ?? chosen.leaId))
      const years = complianceYears.map(({ id }) => id)
      const year = wish.year ?? chosenSchoolYear(chosen.year, years, calendarDay(new Date()))
      const part = noteParts.find((one) => one !== '' && labels.includes(one)) ?? ''
      const request: NotepadRequest = {
        id: crypto.randomUUID(),
        leaId: lea?.id ?? null,
        leaName: lea?.name ?? '',
        year,
        part,
        isNew: true,
      }
      add(request, { text: emptyNote, base: emptyNote, version: null })
    },
    [add, places],
  )

  const openKnown = useCallback(
    async (id: string) => {
      const open = latest.current.desk.windows.find((one) => one.id === id && !one.destroyed)
      if (open) return setDesk((known) => shownAgain(known, open.key))
      const { data } = await client.query<OpenNoteQuery, OpenNoteQueryVariables>({
        query: OpenNoteDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      })
      const note = data?.note
      if (!note) throw new Error('There is no such note.')
      const { leaId, lea, year } = note
      const part = noteParts.find((one) => one === note.part) ?? ''
      add({ id, leaId, leaName: lea.name, year, part, isNew: false }, startOf(note))
    },
    [add, client],
  )

  // Unsaved notes come back; what was asked for meanwhile is opened on top of them.
  useEffect(() => {
    for (const key of keptNoteKeys(userId)) {
      const kept = keptNote(key)
      if (!kept) continue
      add(kept.request, kept.start, true)
      // A new note can still be about another agency; without the list to choose from the window still keeps the text.
      if (kept.request.isNew) places().catch(() => undefined)
    }
  }, [userId, add, places])

  useEffect(() => {
    for (const wish of takeNotepadWishes())
      (wish.kind === 'new' ? openNew(wish) : openKnown(wish.id)).catch(() =>
        toast({ title: notesMessages.pad.openFailed, status: 'warning' }),
      )
  }, [wishes, openNew, openKnown])

  const { shown } = desk
  useEffect(() => {
    if (!shown) return
    const { highlightFromMs, highlightUntilMs } = notepadLimits
    const begin = setTimeout(() => setHighlighted(shown.key), highlightFromMs)
    const end = setTimeout(() => setHighlighted(null), highlightUntilMs)
    return () => {
      clearTimeout(begin)
      clearTimeout(end)
      setHighlighted(null)
    }
  }, [shown])

  const look = useCallback((key: number, change: Partial<Look>) => {
    setDesk((known) => {
      const before = known.looks[key]
      return before ? { ...known, looks: { ...known.looks, [key]: { ...before, ...change } } } : known
    })
  }, [])
  const renew = useCallback((key: number, change: Partial<NotepadRequest>) => {
    setDesk((known) => ({ ...known, windows: renewNotepad(known.windows, key, change) }))
  }, [])
  const destroy = useCallback((key: number) => {
    setDesk((known) => ({
      ...known,
      windows: destroyNotepad(known.windows, key),
    }))
  }, [])

  const open = desk.windows.flatMap((window): OpenNotepad[] => {
    const own = desk.looks[window.key]
    const start = desk.starts[window.key]
    if (window.destroyed || !own || !start) return []
    const { restored } = start
    return [
      {
        ...window,
        ...own,
        start,
        restored,
        highlighted: window.key === highlighted,
      },
    ]
  })
  return { open, agencies, shown, look, renew, destroy }
}

/** No longer minimized, and asked for once more. */
function shownAgain(desk: Desk, key: number): Desk {
  const own = desk.looks[key]
  const looks =
    own?.mode === 'minimized' ? { ...desk.looks, [key]: { ...own, mode: 'normal' as const } } : desk.looks
  return { ...desk, looks, shown: { key, time: (desk.shown?.time ?? 0) + 1 } }
}
