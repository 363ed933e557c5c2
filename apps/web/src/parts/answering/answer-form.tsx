import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { beginningOf } from '../../lib/saving/draft-store'
import { formatDateTime } from '../../lib/format'
import { useAutosave, type AutosaveOptions } from '../../lib/saving/use-autosave'
import { Alert } from '../../ui/feedback/alert'
import { ConflictDialog } from '../../ui/form/conflict-dialog'
import { fieldsIn, mergeOf, toastOfMerge, type ConflictFields } from '../../ui/form/conflict-fields'
import { toast } from '../../ui/feedback/toast'
import { unsavedDraft } from './answer-drafts'
import { answeringMessages as words } from './answering-messages.generated'
import { useAnswering } from './answering-scope'

/** What an answer's fields read and call. */
export interface AnswerParts<Answer> {
  value: Answer
  /** Shows a new value and saves it after a short delay. */
  change: (next: Answer) => void
  /** Saves at once, as on blur. */
  save: () => void
  /** React key of editors that read their text only when mounted; changes when another text is loaded. */
  edition: number
  /** Inserts a text that was not typed, for example last year's. */
  insert: (next: Answer) => void
  /** The error of the last save, if it failed. */
  failure: ReactNode
}

export interface AnswerFormProps<Answer extends object> {
  /** The answer as the server holds it. */
  stored: Answer
  version: number
  /** See {@link answerDraftKey}. */
  draftKey: string
  /** Its fields, as a conflict between two people compares them. */
  fields: ConflictFields<Answer>
  /** Whether two answers are equal; the server may serialise the same markup differently. */
  same: (one: Answer, other: Answer) => boolean
  /** The text of an editor that reads it only when mounted. */
  editorText?: (answer: Answer) => string
  save: AutosaveOptions<Answer>['save']
  /** The name of the item in messages. */
  name: string
  /** Title of the conflict dialog. */
  conflict: string
  children: (parts: AnswerParts<Answer>) => ReactNode
}

/**
 * The answer to one item, of any shape. It saves automatically, keeps a draft in this browser until the server has it, warns
 * before unsaved text is left, and shows three versions after a conflict. Must be rendered within an {@link AnsweringScope}.
 */
export function AnswerForm<Answer extends object>(props: AnswerFormProps<Answer>) {
  const { stored, version, fields, same, editorText, children } = props
  const { report, register } = useAnswering()
  // The key must not change while the form is open, although it would be another one after the first save.
  const [draftKey] = useState(props.draftKey)
  const [restored] = useState(() => unsavedDraft(draftKey, stored, same))
  const [notice, setNotice] = useState(restored !== undefined)
  const [value, setValue] = useState<Answer>(restored?.value ?? stored)
  const [edition, setEdition] = useState(0)
  const ownVersion = useRef(version)

  const autosave = useAutosave<Answer>({
    draftKey,
    ...beginningOf({ version, base: stored }, notice ? restored : undefined),
    same,
    merge: mergeOf(fields),
    onMerged: (merged, from) => {
      setValue(merged)
      // The editor keeps its cursor unless its text was replaced.
      if (editorText && editorText(merged) !== editorText(from.mine)) setEdition((n) => n + 1)
      toastOfMerge(fields, from)
    },
    onLeftUnsaved: () =>
      toast({
        status: 'error',
        title: words.leftUnsaved({ number: props.name }),
        description: words.kept,
        duration: 10_000,
      }),
    save: async (...args) => {
      const outcome = await props.save(...args)
      if (outcome.kind === 'saved') ownVersion.current = outcome.version
      return outcome
    },
  })
  const { status, change: autosaved, flush, resolve, unsaved } = autosave

  useEffect(() => register(flush), [register, flush])
  useEffect(() => report(flush, status), [report, flush, status])
  useEffect(() => {
    if (restored) autosaved(restored.value)
  }, [restored, autosaved])

  const change = (next: Answer) => {
    setValue(next)
    autosaved(next)
  }
  const show = (next: Answer) => {
    setValue(next)
    setEdition((n) => n + 1)
  }

  // Another person saved a newer version while nothing was typed here.
  useEffect(() => {
    if (unsaved || version <= ownVersion.current) return
    ownVersion.current = version
    show(stored)
  }, [unsaved, version, stored])

  return (
    <>
      {restored && notice && (
        <Alert status="info" onClose={() => setNotice(false)}>
          {words.restored({ when: formatDateTime(restored.writtenAt) })}
        </Alert>
      )}
      {children({
        value,
        change,
        save: () => void flush(),
        edition,
        insert: (next) => {
          show(next)
          autosaved(next)
        },
        failure: status.kind === 'failed' && (
          <Alert status="error">
            {status.message ? words.refused({ why: status.message }) : words.unreachable}
          </Alert>
        ),
      })}
      {status.kind === 'conflict' && (
        <ConflictDialog
          title={props.conflict}
          base={status.base}
          mine={status.mine}
          theirs={status.theirs}
          by={status.by}
          at={status.at}
          fields={fieldsIn(fields, status)}
          onChoose={(chosen) => {
            setNotice(false)
            ownVersion.current = status.version
            show(chosen)
            resolve(chosen)
          }}
        />
      )}
    </>
  )
}

/** What a started answer still lacks. */
export function StillNeeded({ gaps }: { gaps: readonly string[] }) {
  return (
    <div aria-live="polite">
      {gaps.length > 0 && (
        <chakra.p marginTop="8px" fontSize="sm" color="fg.muted">
          <chakra.b fontWeight="600">{words.stillNeeded}</chakra.b> {gaps.join(' ')}
        </chakra.p>
      )}
    </div>
  )
}
