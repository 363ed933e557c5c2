import { useApolloClient } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react'
import { notepadLimits, type NotepadRequest } from '@portal/domain'
import { lazy, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { saveThreeWays, type Contest, type Start } from '../../lib/saving/save-three-ways'
import { isSame } from '../../lib/saving/three-way-merge'
import { useViewer } from '../../lib/session/viewer'
import { toastOfCame, type ConflictField } from '../../ui/form/conflict-fields'
import { FloatingWindow } from '../../ui/window/floating-window'
import type { RichTextInsertion } from '../../ui/rich-text/rich-text-editor'
import { toast } from '../../ui/feedback/toast'
import { noteFields, storedNote } from './note-fields'
import {
  emptyNote,
  errorsOf,
  forgetNote,
  isSameText,
  keepNote,
  startOf,
  type NoteErrors,
  type NoteText,
} from './note-text'
import { NotepadFoot } from './notepad-foot'
import { NotepadForm } from './notepad-form'
import { NotepadHead } from './notepad-head'
import { notesMessages } from './notes-messages.generated'
import {
  NoteTemplateDocument,
  type NoteFieldsFragment,
  type NoteTemplateQuery,
  type NoteTemplateQueryVariables,
} from './notes.generated'
import type { NoteAgency, OpenNotepad } from './use-notepad-desk'
import { toastOfNote, useSaveNote } from './use-save-note'

// Asked for seldom: they come when they are needed.
const ConfirmDialog = lazy(() =>
  import('../../ui/dialog/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)
const ConflictDialog = lazy(() =>
  import('../../ui/form/conflict-dialog').then((module) => ({ default: module.ConflictDialog<NoteText> })),
)
const DeletedAlert = lazy(() =>
  import('../../ui/feedback/deleted-alert').then((module) => ({ default: module.DeletedAlert<NoteText> })),
)

const words = notesMessages.pad

interface NotepadProps {
  window: OpenNotepad
  agencies: readonly NoteAgency[]
  /** Changes whenever this window is asked for again. */
  shownAt: number
  onLook: (change: Partial<Pick<OpenNotepad, 'place' | 'mode'>>) => void
  onRenew: (change: Partial<NotepadRequest>) => void
  onDestroy: () => void
}

/** One note in a window of its own (specification 001 section 2.1). */
export function Notepad(props: NotepadProps) {
  const { window: pad, onLook, onRenew, onDestroy } = props
  const { id: userId } = useViewer()
  const client = useApolloClient()
  const { pathname } = useLocation()
  const save = useSaveNote()
  const frame = useRef<HTMLElement>(null)
  const context = useId()
  const [text, setText] = useState(pad.start.text)
  const [base, setBase] = useState({ text: pad.start.base, version: pad.start.version })
  const [touched, setTouched] = useState<Partial<Record<keyof NoteErrors, boolean>>>({})
  const [refused, setRefused] = useState<{ errors: NoteErrors; message: string } | null>(null)
  const [keeps, setKeeps] = useState(true)
  const [saving, setSaving] = useState(false)
  const [closing, setClosing] = useState(false)
  const [conflict, setConflict] = useState<Contest<NoteText, ConflictField<NoteText>>>()
  const [deleted, setDeleted] = useState('')
  // The editor reads its text once: another key loads another text.
  const [edition, setEdition] = useState(0)
  const [insertion, setInsertion] = useState<RichTextInsertion>()
  const lastSent = useRef(-Infinity)
  const latest = useRef(text)
  const wasKept = useRef(pad.restored)

  const pending = !isSameText(text, base.text)
  const { id, leaId, leaName, year, part, isNew } = pad
  const request: NotepadRequest = useMemo(
    () => ({ id, leaId, leaName, year, part, isNew }),
    [id, leaId, leaName, year, part, isNew],
  )
  // While it is not saved it is in this browser; a reload, a crash or a lost connection loses nothing.
  useEffect(() => {
    latest.current = text
    if (pending) setKeeps(keepNote(userId, request, { text, base: base.text, version: base.version }))
    // Another tab may keep a text of the same note: only what was kept from here is taken away.
    else if (wasKept.current) forgetNote(userId, request.id)
    wasKept.current = pending
  }, [userId, request, text, base, pending])

  const missing = errorsOf(text, leaId)
  const errors: NoteErrors = {}
  for (const field of ['leaId', 'category', 'textNote'] as const) {
    const message = (touched[field] ? missing[field] : undefined) ?? refused?.errors[field]
    if (message) errors[field] = message
  }

  function change(next: Partial<NoteText>) {
    setText((known) => ({ ...known, ...next }))
    setRefused(null)
  }

  function load(next: NoteText, version: number | null, saved = next) {
    setText(next)
    setBase({ text: saved, version })
    setEdition((known) => known + 1)
    // An editor that is made anew would insert it again.
    setInsertion(undefined)
  }

  /** One note a second is sent, by whichever of the two buttons; what is missing is told at every press. */
  function press(another: boolean) {
    const now = Date.now()
    if (saving || now - lastSent.current < notepadLimits.saveThrottleMs) return
    flushSync(() => setTouched({ leaId: true, category: true, textNote: true }))
    if (Object.keys(missing).length > 0) {
      const [first] = Object.keys(missing)
      const where = first === 'textNote' ? '[contenteditable=true]' : `[data-field=${first}]`
      const field = frame.current?.querySelector<HTMLElement>(where)
      field?.focus()
      // The end of a long text is far below what its focus shows.
      document
        .getElementById(field?.getAttribute('aria-describedby') ?? '')
        ?.scrollIntoView({ block: 'nearest' })
      return
    }
    lastSent.current = now
    void send(text, { values: base.text, version: base.version }, another)
  }

  async function send(typed: NoteText, start: Start<NoteText>, another: boolean) {
    setSaving(true)
    setDeleted('')
    const outcome = await saveThreeWays<NoteText, NoteFieldsFragment, ConflictField<NoteText>>({
      fields: () => noteFields,
      start,
      mine: typed,
      read: storedNote,
      send: (values, version) => save(request, values, version),
    })
    setSaving(false)
    if (outcome.kind === 'contested') return setConflict(outcome.contest)
    toastOfCame(outcome.came)
    toastOfNote(outcome.kind === 'saved')
    if (outcome.kind === 'refused' || outcome.row === null) {
      const errors = outcome.kind === 'refused' ? outcome.errors : []
      const gone = errors.find(({ isDeleted }) => isDeleted)
      if (gone) return setDeleted(gone.message)
      const fields = errors.flatMap(({ field, message }) => (field ? [[field, message]] : []))
      const general = errors.filter(({ field }) => !field).map(({ message }) => message)
      return setRefused({ errors: Object.fromEntries(fields), message: general.join(' ') })
    }
    const sent = typed
    setRefused(null)
    // What was typed while the server answered stays, and is the next thing to save.
    const typedOn = !isSameText(latest.current, sent)
    if (another && !typedOn) {
      forgetNote(userId, request.id)
      load(emptyNote, null)
      setTouched({})
      onRenew({ id: crypto.randomUUID(), isNew: true })
      frame.current?.querySelector<HTMLElement>('[data-field=category]')?.focus()
      return
    }
    const stored = startOf(outcome.row)
    if (!typedOn && !isSameText(stored.text, sent)) load(stored.text, stored.version)
    else setBase({ text: stored.text, version: stored.version })
    onRenew({ isNew: false })
  }

  async function insert(templateId: number) {
    try {
      const { data } = await client.query<NoteTemplateQuery, NoteTemplateQueryVariables>({
        query: NoteTemplateDocument,
        variables: { id: templateId },
        fetchPolicy: 'network-only',
      })
      const template = data?.noteTemplate
      if (!template) throw new Error('There is no such template.')
      setInsertion((known) => ({ number: (known?.number ?? 0) + 1, html: template.textNote }))
      if (text.category === 0 && template.category !== 0) change({ category: template.category })
    } catch {
      toast({ title: words.templateFailed, status: 'warning', duration: notepadLimits.toastMs })
    }
  }

  const close = () => (pending ? setClosing(true) : onDestroy())
  const onNotesPage = pathname.includes('compliance/notes')
  return (
    <FloatingWindow
      title={isNew ? words.add : words.edit}
      tabTitle={[isNew ? words.add : words.edit, leaName].filter(Boolean).join(', ')}
      describedBy={context}
      place={pad.place}
      mode={pad.mode}
      highlighted={pad.highlighted}
      takesFocus={!pad.restored}
      shownAt={props.shownAt}
      frame={frame}
      onPlace={(place) => onLook({ place })}
      onMode={(mode) => onLook({ mode })}
      onClose={close}
    >
      <NotepadHead
        id={context}
        category={text.category}
        leaName={leaName}
        year={year}
        pending={pending}
        keeps={keeps}
        message={refused?.message ?? ''}
      />
      <Suspense fallback={null}>
        {deleted && (
          <DeletedAlert
            message={deleted}
            values={text}
            fields={noteFields}
            onAnew={() => {
              setDeleted('')
              forgetNote(userId, request.id)
              load(text, null, emptyNote)
              onRenew({ id: crypto.randomUUID(), isNew: true })
            }}
          />
        )}
      </Suspense>
      <chakra.form
        noValidate
        display="contents"
        onSubmit={(event) => {
          event.preventDefault()
          press(false)
        }}
      >
        <NotepadForm
          key={edition}
          text={text}
          errors={errors}
          agencies={props.agencies}
          leaId={leaId}
          choosesAgency={isNew && pad.start.version === null && base.version === null}
          insertion={insertion}
          onAgency={(lea) => {
            onRenew({ leaId: lea?.id ?? null, leaName: lea?.name ?? '' })
            setTouched((known) => ({ ...known, leaId: true }))
            setRefused(null)
          }}
          onChange={change}
          onTouch={(field) => setTouched((known) => ({ ...known, [field]: true }))}
          onTemplate={(templateId) => void insert(templateId)}
        />
        <NotepadFoot saving={saving} onPage={onNotesPage} onSaveAndAdd={() => press(true)} onCancel={close} />
      </chakra.form>
      <Suspense fallback={null}>
        {closing && (
          <ConfirmDialog
            open
            title={words.closeTitle}
            body={words.closeBody}
            confirmLabel={words.closeConfirm}
            onCancel={() => setClosing(false)}
            onConfirm={() => {
              forgetNote(userId, request.id)
              onDestroy()
            }}
          />
        )}
        {conflict && (
          <ConflictDialog
            title={words.conflict}
            base={conflict.base}
            mine={conflict.mine}
            theirs={conflict.theirs.values}
            by={conflict.theirs.by}
            at={conflict.theirs.at}
            fields={noteFields}
            onChoose={(chosen) => {
              const { theirs } = conflict
              setConflict(undefined)
              load(chosen, theirs.version, theirs.values)
              if (noteFields.some((field) => !isSame(field, chosen, theirs.values)))
                void send(chosen, theirs, false)
            }}
          />
        )}
      </Suspense>
    </FloatingWindow>
  )
}
