import { useApolloClient } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react'
import { notepadLimits, type NotepadRequest } from '@portal/domain'
import { lazy, Suspense, useId, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { toast } from '../../ui/feedback/toast'
import { FloatingWindow } from '../../ui/window/floating-window'
import { noteFields } from './note-fields'
import type { NoteText } from './note-text'
import { NotepadFoot } from './notepad-foot'
import { NotepadForm } from './notepad-form'
import { NotepadHead } from './notepad-head'
import { notesMessages } from './notes-messages.generated'
import {
  NoteTemplateDocument,
  type NoteTemplateQuery,
  type NoteTemplateQueryVariables,
} from './notes.generated'
import { useNoteSaving, type NoteContest } from './use-note-saving'
import { useNoteProblems, useNoteText, type NoteEditing, type NoteProblems } from './use-note-text'
import type { NoteAgency, OpenNotepad } from './use-notepads'

// Seldom needed: loaded then.
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
  /** Changes whenever this window is shown again. */
  shownAt: number
  onLook: (change: Partial<Pick<OpenNotepad, 'place' | 'mode'>>) => void
  onRenew: (change: Partial<NotepadRequest>) => void
  onDestroy: () => void
}

/** One note in a window of its own (specification 001 section 2.1). */
export function Notepad(props: NotepadProps) {
  const { window: pad, onLook, onRenew, onDestroy } = props
  const { pathname } = useLocation()
  const frame = useRef<HTMLElement>(null)
  const context = useId()
  const [closing, setClosing] = useState(false)
  const { id, leaId, leaName, year, part, isNew } = pad
  const request: NotepadRequest = useMemo(
    () => ({ id, leaId, leaName, year, part, isNew }),
    [id, leaId, leaName, year, part, isNew],
  )
  const note = useNoteText(request, pad.start, pad.restored)
  const problems = useNoteProblems(note.text, leaId)
  const saving = useNoteSaving({ request, note, problems, frame, onRenew })
  const insert = useInsertTemplate(note, problems)

  const close = () => (note.pending ? setClosing(true) : onDestroy())
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
        category={note.text.category}
        leaName={leaName}
        year={year}
        pending={note.pending}
        keeps={note.keeps}
        message={problems.message}
      />
      <Suspense fallback={null}>
        {saving.deleted && (
          <DeletedAlert
            message={saving.deleted}
            values={note.text}
            fields={noteFields}
            onAnew={saving.makeAnew}
          />
        )}
      </Suspense>
      <chakra.form
        noValidate
        display="contents"
        onSubmit={(event) => {
          event.preventDefault()
          saving.press(false)
        }}
      >
        <NotepadForm
          key={note.edition}
          text={note.text}
          errors={problems.errors}
          agencies={props.agencies}
          leaId={leaId}
          choosesAgency={isNew && pad.start.version === null && note.base.version === null}
          insertion={note.insertion}
          onAgency={(lea) => {
            onRenew({ leaId: lea?.id ?? null, leaName: lea?.name ?? '' })
            problems.touch('leaId')
            problems.refuse(null)
          }}
          onChange={(next) => {
            note.change(next)
            problems.refuse(null)
          }}
          onTouch={(field) => problems.touch(field)}
          onTemplate={(templateId) => void insert(templateId)}
        />
        <NotepadFoot
          saving={saving.busy}
          onPage={pathname.includes('compliance/notes')}
          onSaveAndAdd={() => saving.press(true)}
          onCancel={close}
        />
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
              note.forget()
              onDestroy()
            }}
          />
        )}
        {saving.conflict && <NoteConflict conflict={saving.conflict} onChoose={saving.choose} />}
      </Suspense>
    </FloatingWindow>
  )
}

interface NoteConflictProps {
  conflict: NoteContest
  onChoose: (chosen: NoteText) => void
}

function NoteConflict({ conflict: { base, mine, theirs }, onChoose }: NoteConflictProps) {
  return (
    <ConflictDialog
      title={words.conflict}
      base={base}
      mine={mine}
      theirs={theirs.values}
      by={theirs.by}
      at={theirs.at}
      fields={noteFields}
      onChoose={onChoose}
    />
  )
}

/** Puts the text of a template where the cursor is, and takes over its category where none is chosen. */
function useInsertTemplate(note: NoteEditing, problems: NoteProblems) {
  const client = useApolloClient()
  return async (templateId: number) => {
    try {
      const { data } = await client.query<NoteTemplateQuery, NoteTemplateQueryVariables>({
        query: NoteTemplateDocument,
        variables: { id: templateId },
        fetchPolicy: 'network-only',
      })
      const template = data?.noteTemplate
      if (!template) throw new Error('There is no such template.')
      note.insert(template.textNote)
      if (note.text.category === 0 && template.category !== 0) {
        note.change({ category: template.category })
        problems.refuse(null)
      }
    } catch {
      toast({ title: words.templateFailed, status: 'warning', duration: notepadLimits.toastMs })
    }
  }
}
