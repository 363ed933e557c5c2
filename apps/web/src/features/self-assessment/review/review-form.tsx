import { chakra } from '@chakra-ui/react'
import { useEffect, useId, useImperativeHandle, useRef, useState, type Ref } from 'react'
import type { AutosaveStatus, SaveOutcome } from '../../../lib/saving/autosave-queue'
import { beginningOf, readDraft, removeDraft } from '../../../lib/saving/draft-store'
import { formatDateTime } from '../../../lib/format'
import { useAutosave } from '../../../lib/saving/use-autosave'
import { Alert } from '../../../ui/feedback/alert'
import { ConflictDialog } from '../../../ui/form/conflict-dialog'
import { mergeOf, toastOfMerge } from '../../../ui/form/conflict-fields'
import { controlStyle, FieldHint } from '../../../ui/field/field-frame'
import { toast } from '../../../ui/feedback/toast'
import { LeaveGuard } from '../subsection/leave-guard'
import { reviewFields } from './review-fields'
import { RatingBar } from '../subsection/rating-bar'
import { selfAssessmentMessages } from '../self-assessment-messages'

const words = selfAssessmentMessages.item

export interface ReviewField {
  name: string
  label: string
  hint?: string
  rows?: number
}

type Values = Record<string, string | number | null>

interface ReviewFormProps<T extends object> {
  value: T
  version: number
  draftKey: string
  fields: readonly ReviewField[]
  /** Absent where nothing is rated. */
  rating?: { name: string; legend: string; choices: { value: number; label: string }[]; words: boolean }
  what: string
  save: (value: T, version: number, action: string) => Promise<SaveOutcome<T>>
  onStatus: (status: AutosaveStatus<T>) => void
  handle: Ref<{ flush: () => Promise<boolean> }>
}

/** Rating and comments of a monitor; saves itself, keeps what is typed in the browser, and shows both versions on a conflict. */
export function ReviewForm<T extends object>(props: ReviewFormProps<T>) {
  const { fields, rating, draftKey, onStatus, handle } = props
  const [restored] = useState(() => {
    const draft = readDraft<T>(draftKey)
    if (!draft || !same(draft.value, props.value)) return draft
    // It did reach the server; only the answer was lost.
    removeDraft(draftKey)
    return undefined
  })
  const [notice, setNotice] = useState(restored !== undefined)
  const [value, setValue] = useState<T>(restored?.value ?? props.value)
  const ownVersion = useRef(props.version)
  const parts = reviewFields<T>(fields, rating)
  const autosave = useAutosave<T>({
    draftKey,
    ...beginningOf({ version: props.version, base: props.value }, notice ? restored : undefined),
    same,
    merge: mergeOf(parts),
    onMerged: (merged, from) => {
      setValue(merged)
      toastOfMerge(parts, from)
    },
    onLeftUnsaved: () =>
      toast({
        status: 'error',
        title: words.leftUnsaved(props.what),
        description: words.kept,
        duration: 10_000,
      }),
    save: async (...args) => {
      const outcome = await props.save(...args)
      if (outcome.kind === 'saved') ownVersion.current = outcome.version
      return outcome
    },
  })
  const { status, change, flush, resolve } = autosave
  useImperativeHandle(handle, () => ({ flush }), [flush])
  useEffect(() => onStatus(status), [onStatus, status])
  useEffect(() => {
    if (restored) change(restored.value)
  }, [restored, change])

  // It changed elsewhere while nothing was typed here.
  const idle = !autosave.unsaved
  useEffect(() => {
    if (!idle || props.version <= ownVersion.current) return
    ownVersion.current = props.version
    setValue(props.value)
  }, [idle, props.version, props.value])

  const values = value as Values
  const update = (name: string, next: string | number) => {
    const changed = { ...value, [name]: next }
    setValue(changed)
    change(changed)
  }
  return (
    <>
      {restored && notice && (
        <Alert status="info" onClose={() => setNotice(false)}>
          {words.restored(formatDateTime(restored.writtenAt))}
        </Alert>
      )}
      {rating && rating.choices.length > 0 && (
        <chakra.div marginBottom="14px">
          <RatingBar
            stacked
            legend={rating.legend}
            choices={rating.choices}
            words={rating.words}
            value={(values[rating.name] as number | null | undefined) ?? null}
            onChange={(next) => update(rating.name, next)}
            onBlur={() => void flush()}
          />
        </chakra.div>
      )}
      {fields.map((field) => (
        <Area
          key={field.name}
          field={field}
          value={String(values[field.name] ?? '')}
          onChange={(text) => update(field.name, text)}
          onBlur={() => void flush()}
        />
      ))}
      {status.kind === 'failed' && (
        <Alert status="error">{status.message ? words.refused(status.message) : words.unreachable}</Alert>
      )}
      <LeaveGuard unsaved={autosave.unsaved} flush={flush} />
      {status.kind === 'conflict' && (
        <ConflictDialog
          title={selfAssessmentMessages.reviewConflict}
          base={status.base}
          mine={status.mine}
          theirs={status.theirs}
          by={status.by}
          at={status.at}
          fields={parts}
          onChoose={(chosen) => {
            setNotice(false)
            ownVersion.current = status.version
            setValue(chosen)
            resolve(chosen)
          }}
        />
      )}
    </>
  )
}

function same(one: object, other: object): boolean {
  const others = new Map<string, unknown>(Object.entries(other))
  return Object.entries(one).every(([name, value]) => trimmed(others.get(name)) === trimmed(value))
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

interface AreaProps {
  field: ReviewField
  value: string
  onChange: (text: string) => void
  onBlur: () => void
}

function Area({ field, value, onChange, onBlur }: AreaProps) {
  const id = useId()
  return (
    <chakra.div marginBottom="12px">
      <chakra.label htmlFor={id} display="block" textStyle="label" marginBottom="4px">
        {field.label}
      </chakra.label>
      {field.hint && <FieldHint id={`${id}-hint`}>{field.hint}</FieldHint>}
      <chakra.textarea
        id={id}
        aria-describedby={field.hint ? `${id}-hint` : undefined}
        rows={field.rows ?? 3}
        maxLength={4000}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
        css={{ ...controlStyle, height: 'auto', padding: '8px 10px', lineHeight: '1.45', resize: 'vertical' }}
      />
    </chakra.div>
  )
}
