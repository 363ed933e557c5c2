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
  type WindowView,
} from '@portal/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useBadgeLabels } from '../../lib/header-badge'
import {
  keptNoteKeys,
  takeNotepadsToOpen,
  useNotepadsToOpen,
  type NotepadToOpen,
} from '../../lib/notepads-to-open'
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
  /** It was restored, with text that was not saved. */
  restored: boolean
  highlighted: boolean
}

interface NotepadsState {
  windows: readonly NotepadWindow[]
  looks: Readonly<Record<number, Look>>
  starts: Readonly<Record<number, NoteStart & { restored: boolean }>>
  /** A window that is shown again, counted so that each request shows it anew. */
  shown: { key: number; time: number } | null
}

const none: NotepadsState = { windows: [], looks: {}, starts: {}, shown: null }

type Add = (request: NotepadRequest, start: NoteStart, restored?: boolean) => void
type ShowAgain = (key: number) => void

/** Every notepad that is open: opening, finding again, moving, minimizing, closing (specification 001 section 2.1). */
export function useNotepads() {
  const { view } = useWindowView()
  const [state, setState] = useState(none)
  const latest = useRef({ windows: state.windows, view })
  useEffect(() => {
    latest.current = { windows: state.windows, view }
  })
  const add: Add = useCallback(
    (request, start, restored = false) =>
      setState((known) => withWindow(known, request, { ...start, restored }, latest.current.view)),
    [],
  )
  const showAgain = useCallback((key: number) => setState((known) => shownAgain(known, key)), [])
  const keyOf = useCallback(
    (id: string) => latest.current.windows.find((one) => one.id === id && !one.destroyed)?.key,
    [],
  )
  const agencies = useRequestedNotepads(keyOf, add, showAgain)

  const look = useCallback((key: number, change: Partial<Look>) => {
    setState((known) => {
      const before = known.looks[key]
      return before ? { ...known, looks: { ...known.looks, [key]: { ...before, ...change } } } : known
    })
  }, [])
  const renew = useCallback((key: number, change: Partial<NotepadRequest>) => {
    setState((known) => ({ ...known, windows: renewNotepad(known.windows, key, change) }))
  }, [])
  const destroy = useCallback((key: number) => {
    setState((known) => ({ ...known, windows: destroyNotepad(known.windows, key) }))
  }, [])

  const { shown } = state
  const highlighted = useHighlighted(shown)
  const open = state.windows.flatMap((window): OpenNotepad[] => {
    const own = state.looks[window.key]
    const start = state.starts[window.key]
    if (window.destroyed || !own || !start) return []
    const { restored } = start
    return [{ ...window, ...own, start, restored, highlighted: window.key === highlighted }]
  })
  return { open, agencies, shown, look, renew, destroy }
}

/** Opens unsaved notes again, then those that screens have requested; returns the agencies to choose from. */
function useRequestedNotepads(
  keyOf: (id: string) => number | undefined,
  add: Add,
  showAgain: ShowAgain,
): readonly NoteAgency[] {
  const client = useApolloClient()
  const { id: userId } = useViewer()
  const requested = useNotepadsToOpen()
  const { agencies, places } = usePlaces()
  const openNew = useOpenNew(places, add)

  const openKnown = useCallback(
    async (id: string) => {
      const key = keyOf(id)
      if (key !== undefined) return showAgain(key)
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
    [keyOf, add, showAgain, client],
  )

  // Unsaved notes are restored; what was requested meanwhile is opened on top of them.
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
    for (const notepad of takeNotepadsToOpen())
      (notepad.kind === 'new' ? openNew(notepad) : openKnown(notepad.id)).catch(() =>
        toast({ title: notesMessages.pad.openFailed, status: 'warning' }),
      )
  }, [requested, openNew, openKnown])
  return agencies
}

/** The agencies and years that notes are about, loaded with each new notepad. */
function usePlaces() {
  const client = useApolloClient()
  const [agencies, setAgencies] = useState<readonly NoteAgency[]>([])
  const places = useCallback(async () => {
    const { data } = await client.query<NotePlacesQuery, NotePlacesQueryVariables>({
      query: NotePlacesDocument,
      fetchPolicy: 'network-only',
    })
    if (!data) throw new Error('The answer holds no agencies.')
    setAgencies(data.leas)
    return data
  }, [client])
  return { agencies, places }
}

/** Opens a notepad for a new note, about the agency, year and part of the screen. */
function useOpenNew(places: () => Promise<NotePlacesQuery>, add: Add) {
  const { id: userId } = useViewer()
  const selection = useSelection(userId)
  const badge = useBadgeLabels()
  const latest = useRef({ selection, badge })
  useEffect(() => {
    latest.current = { selection, badge }
  })
  return useCallback(
    async (notepad: Extract<NotepadToOpen, { kind: 'new' }>) => {
      const { leas, complianceYears } = await places()
      const { selection: chosen, badge: labels } = latest.current
      const lea = leas.find(({ id }) => id === (notepad.leaId ?? chosen.leaId))
      const years = complianceYears.map(({ id }) => id)
      const request: NotepadRequest = {
        id: crypto.randomUUID(),
        leaId: lea?.id ?? null,
        leaName: lea?.name ?? '',
        year: notepad.year ?? chosenSchoolYear(chosen.year, years, calendarDay(new Date())),
        part: noteParts.find((one) => one !== '' && labels.includes(one)) ?? '',
        isNew: true,
      }
      add(request, { text: emptyNote, base: emptyNote, version: null })
    },
    [add, places],
  )
}

/** Key of the window that is ringed for a moment because it is shown again. */
function useHighlighted(shown: NotepadsState['shown']): number | null {
  const [highlighted, setHighlighted] = useState<number | null>(null)
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
  return highlighted
}

/** With one more window, in a free place; a note that is open already is shown again instead. */
function withWindow(
  known: NotepadsState,
  request: NotepadRequest,
  start: NoteStart & { restored: boolean },
  view: WindowView,
): NotepadsState {
  const { windows, existing } = openNotepad(known.windows, request)
  if (existing !== null) return shownAgain(known, existing)
  const key = windows.at(-1)?.key ?? 0
  const others = known.windows.flatMap((one) => {
    const look = known.looks[one.key]
    return one.destroyed || !look || look.mode === 'minimized' ? [] : [look.place]
  })
  const place = firstPlace(notepadLimits.width, others, view)
  return {
    ...known,
    windows,
    looks: { ...known.looks, [key]: { place, mode: 'normal' } },
    starts: { ...known.starts, [key]: start },
  }
}

/** No longer minimized, and shown again. */
function shownAgain(known: NotepadsState, key: number): NotepadsState {
  const own = known.looks[key]
  const looks =
    own?.mode === 'minimized' ? { ...known.looks, [key]: { ...own, mode: 'normal' as const } } : known.looks
  return { ...known, looks, shown: { key, time: (known.shown?.time ?? 0) + 1 } }
}
