import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { beginningOf } from '../../lib/saving/draft-store'
import { formatDateTime } from '../../lib/format'
import { useAutosave, type AutosaveOptions } from '../../lib/saving/use-autosave'
import { Alert } from '../../ui/feedback/alert'
import { ConflictDialog } from '../../ui/form/conflict-dialog'
import { mergeOf, toastOfMerge, type ConflictField } from '../../ui/form/conflict-fields'
import { toast } from '../../ui/feedback/toast'
import { unsavedDraft } from './answer-drafts'
import { answeringMessages as words } from './answering-messages.generated'
import { useAnswering } from './answering-scope'
import { LeaveGuard } from './leave-guard'

/** What the fields of an answer work with. */
export interface AnswerParts<Answer> {
  value: Answer
  /** Typed or chosen: shown, and saved after a moment. */
  change: (next: Answer) => void
  /** Saves at once, as on blur. */
  save: () => void
  /** Key of editors that read their text once: another one when another text came in. */
  edition: number
  /** Puts in a text that was not typed, as one of last year. */
  insert: (next: Answer) => void
  /** Why it is not saved; nothing while it is. */
  failure: ReactNode
}

export interface AnswerFormProps<Answer extends object> {
  /** The answer as the server holds it. */
  stored: Answer
  version: number
  /** See {@link answerDraftKey}. */
  draftKey: string
  /** Its parts, as people read them when two of them changed it. */
  fields: readonly ConflictField<Answer>[]
  /** Whether two answers say the same; the server may write the same markup in another way. */
  same: (one: Answer, other: Answer) => boolean
  /** What an editor shows that reads its text once. */
  editorText?: (answer: Answer) => string
  save: AutosaveOptions<Answer>['save']
  /** How people call the item. */
  name: string
  /** Title of the dialog in which a conflict is decided. */
  conflict: string
  children: (parts: AnswerParts<Answer>) => ReactNode
}

/**
 * The answer to one item, of whatever shape: saves itself, keeps the text in this browser until the server has it, guards the
 * way out, and shows the three versions when two people changed the same. Stands within an {@link AnsweringScope}.
 */
export function AnswerForm<Answer extends object>(props: AnswerFormProps<Answer>) {
  const { stored, version, fields, same, editorText, children } = props
  const { report, register } = useAnswering()
  // Kept where it was found to the end, though it would be kept elsewhere once it is saved.
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
      // Typing goes on in the editor unless another text came in.
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
  useEffect(() => report(status), [report, status])
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

  // The answer changed elsewhere while nothing was typed here.
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
      <LeaveGuard unsaved={unsaved} flush={flush} />
      {status.kind === 'conflict' && (
        <ConflictDialog
          title={props.conflict}
          base={status.base}
          mine={status.mine}
          theirs={status.theirs}
          by={status.by}
          at={status.at}
          fields={fields}
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

/** What an answer still lacks, once somebody has begun it. */
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
