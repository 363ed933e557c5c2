import { chakra } from '@chakra-ui/react'
import { itemGaps, ratingChoices, saysNothing, type ItemRules } from '@portal/domain'
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { beginningOf, readDraft, removeDraft } from '../../../lib/saving/draft-store'
import { formatDateTime } from '../../../lib/format'
import { useAutosave, type Autosave } from '../../../lib/saving/use-autosave'
import { Alert } from '../../../ui/feedback/alert'
import { ConflictDialog } from '../../../ui/form/conflict-dialog'
import { mergeOf, toastOfMerge } from '../../../ui/form/conflict-fields'
import { RichTextField } from '../../../ui/rich-text/rich-text-field'
import { meaningOfHtml } from '../../../ui/rich-text/rich-text-meaning'
import { toast } from '../../../ui/feedback/toast'
import { answerOf, sameAnswer, type AnswerValue } from './answer-value'
import { answerFields } from './answer-fields'
import { LastYearSuggestion, type LastYearAnswer } from './last-year-suggestion'
import { LeaveGuard } from '../subsection/leave-guard'
import { RatingBar } from '../subsection/rating-bar'
import { selfAssessmentMessages } from '../self-assessment-messages'
import type { ComplianceStrategyItemFieldsFragment } from '../self-assessment.generated'

const words = selfAssessmentMessages.item

function explainHint({ responseType, narrativeRequired }: ItemRules): string {
  const top = responseType === 'YesNo' ? words.topAnswer : words.topRating
  return `${words.explainWhen[narrativeRequired](top)} ${words.explainHow}`
}

export interface ItemAnswerProps {
  item: ComplianceStrategyItemFieldsFragment
  /** How many required documents the subsection names: they are evidence of each of its items. */
  related: number
  /** What the agency wrote to this question before; undefined when there is nothing to offer. */
  lastYear: LastYearAnswer | undefined
  draftKey: string
  save: Parameters<typeof useAutosave<AnswerValue>>[0]['save']
  onStatus: (status: Autosave<AnswerValue>['status']) => void
  /** Lets the foot of the page save at once and retry. */
  handle: Ref<{ flush: () => Promise<boolean> }>
}

/** An explanation that was not taken over, or of which nothing is left. */
const ofItsOwn = { carriedFromYear: null, confirmedThisYear: false }

/** Rating and explanation of one item; saves itself and keeps the text in the browser until the server has it. */
export function ItemAnswer({
  item,
  related,
  lastYear,
  draftKey: key,
  save,
  onStatus,
  handle,
}: ItemAnswerProps) {
  // Kept where it was found to the end, though it would be kept elsewhere once it is saved.
  const [draftKey] = useState(key)
  const stored = answerOf(item)
  const [restored] = useState(() => {
    const draft = readDraft<AnswerValue>(draftKey)
    if (!draft || !sameAnswer(draft.value, stored)) return draft
    // It did reach the server; only the answer was lost, as when the page was closed.
    removeDraft(draftKey)
    return undefined
  })
  const [notice, setNotice] = useState(restored !== undefined)
  const [value, setValue] = useState<AnswerValue>(restored?.value ?? stored)
  const [load, setLoad] = useState(0)
  const ownVersion = useRef(item.version)
  const rules: ItemRules = item as ItemRules
  const choices = ratingChoices(rules.responseType, item.ratingScale)
  const fields = answerFields(choices)
  const begun = beginningOf({ version: item.version, base: stored }, notice ? restored : undefined)

  const autosave = useAutosave<AnswerValue>({
    draftKey,
    ...begun,
    same: sameAnswer,
    merge: mergeOf(fields),
    onMerged: (merged, from) => {
      setValue(merged)
      // The editor reads its text once: it is only loaded anew when another text came in.
      if (meaningOfHtml(merged.narrative) !== meaningOfHtml(from.mine.narrative)) setLoad((n) => n + 1)
      toastOfMerge(fields, from)
    },
    onLeftUnsaved: () =>
      toast({
        status: 'error',
        title: words.leftUnsaved(item.number),
        description: words.kept,
        duration: 10_000,
      }),
    save: async (...args) => {
      const outcome = await save(...args)
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

  const update = (next: AnswerValue) => {
    setValue(next)
    change(next)
  }
  const show = (next: AnswerValue) => {
    setValue(next)
    setLoad((n) => n + 1)
  }

  // The answer changed elsewhere while nothing was typed here.
  const idle = !autosave.unsaved
  useEffect(() => {
    if (!idle || item.version <= ownVersion.current) return
    ownVersion.current = item.version
    show(answerOf(item))
  }, [idle, item])

  const gaps = itemGaps(rules, { ...value, documents: item.documents.length + related })
  const untouched = value.rating === null && value.narrative === '' && item.version === 0

  return (
    <>
      {restored && notice && (
        <Alert status="info" onClose={() => setNotice(false)}>
          {words.restored(formatDateTime(restored.writtenAt))}
        </Alert>
      )}
      {choices.length > 0 && (
        <RatingBar
          legend={words.rating}
          choices={choices}
          words={rules.responseType === 'YesNo'}
          value={value.rating}
          onChange={(rating) => update({ ...value, rating })}
          onBlur={() => void flush()}
        />
      )}
      <chakra.div marginTop="16px">
        <RichTextField
          key={load}
          label={words.explain}
          hint={explainHint(rules)}
          html={value.narrative}
          onChange={(narrative) => update({ ...value, narrative, ...(saysNothing(narrative) && ofItsOwn) })}
          onBlur={() => void flush()}
        />
      </chakra.div>
      <LastYearSuggestion
        lastYear={lastYear}
        choices={choices}
        value={value}
        onInsert={(year, narrative) => {
          const next = {
            ...value,
            narrative: saysNothing(value.narrative) ? narrative : value.narrative + narrative,
            carriedFromYear: year,
            confirmedThisYear: false,
          }
          show(next)
          change(next)
        }}
        onConfirm={() => {
          update({ ...value, confirmedThisYear: true })
          void flush()
        }}
      />
      <div aria-live="polite">
        {!untouched && gaps.length > 0 && (
          <chakra.p marginTop="8px" fontSize="sm" color="fg.muted">
            <chakra.b fontWeight="600">{words.stillNeeded}</chakra.b> {gaps.join(' ')}
          </chakra.p>
        )}
      </div>
      {status.kind === 'failed' && (
        <chakra.div marginTop="12px">
          <Alert status="error">{status.message ? words.refused(status.message) : words.unreachable}</Alert>
        </chakra.div>
      )}
      <LeaveGuard unsaved={autosave.unsaved} flush={flush} />
      {status.kind === 'conflict' && (
        <ConflictDialog
          title={selfAssessmentMessages.conflict}
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
