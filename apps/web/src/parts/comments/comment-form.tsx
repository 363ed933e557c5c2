import { chakra } from '@chakra-ui/react'
import type { CommentVisibility } from '@portal/domain'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { readDraft, removeDraft, writeDraft } from '../../lib/saving/draft-store'
import { spreadErrors } from '../../lib/saving/form-errors'
import { refusalsOf } from '../../lib/saving/refusals'
import { Alert } from '../../ui/feedback/alert'
import { Button } from '../../ui/action/button'
import { RadioGroupField } from '../../ui/field/radio-group-field'
import { RichTextField } from '../../ui/rich-text/rich-text-field'
import { toast } from '../../ui/feedback/toast'
import type { CommentActs, CommentCalls, RecordComment } from './comment'
import { commentMessages as words } from './comment-messages.generated'

interface Values {
  body: string
  visibility: CommentVisibility
}

interface CommentFormProps extends Partial<CommentActs> {
  calls: CommentCalls
  /** Where the text is kept in this browser until the server has it. */
  draftKey: string
  /** The comment to change; undefined for a new one. */
  entry?: RecordComment
  onDone: () => void
  onCancel?: () => void
}

/** Text of a comment, to write or to change. */
export function CommentForm({
  calls,
  draftKey: key,
  entry,
  comment,
  commentInternally,
  onDone,
  onCancel,
}: CommentFormProps) {
  const [general, setGeneral] = useState<string[]>([])
  // The editor reads its text only when mounted: a new key loads another text.
  const [round, setRound] = useState(0)
  const [start] = useState<Values>(
    () =>
      readDraft<Values>(key)?.value ?? {
        body: entry?.body ?? '',
        visibility: commentInternally?.allowed ? 'Internal' : 'Shared',
      },
  )
  const version = entry?.version ?? 0
  const keep = (value: Values) => writeDraft(key, { value, version, writtenAt: new Date().toISOString() })
  const send = ({ body, visibility }: Values) =>
    refusalsOf(() =>
      entry ? calls.edit({ commentId: entry.id, body, version }) : calls.add({ body, visibility }),
    )
  return (
    <Formik
      initialValues={start}
      onSubmit={async (values, form) => {
        const refusals = await send(values)
        const messages = spreadErrors(refusals, { ...form, values })
        setGeneral(
          refusals.some(({ code }) => code === 'CONFLICT') ? [...messages, words.conflict] : messages,
        )
        if (refusals.length > 0) return
        removeDraft(key)
        toast({ status: 'success', title: entry ? words.saved : words.added, duration: 5000 })
        form.resetForm({ values: { ...values, body: '' } })
        setRound((known) => known + 1)
        onDone()
      }}
    >
      {({ values, errors, isSubmitting, setFieldValue }) => (
        <Form noValidate>
          {general.length > 0 && (
            <Alert status="error" quiet>
              {general.join(' ')}
            </Alert>
          )}
          {!entry && comment?.allowed && commentInternally?.allowed && (
            <RadioGroupField
              name="visibility"
              label={words.visibility}
              options={[
                { value: 'Internal', label: words.internal },
                { value: 'Shared', label: words.shared },
              ]}
            />
          )}
          <RichTextField
            key={round}
            label={values.visibility === 'Internal' ? words.writeInternal : words.write}
            html={values.body}
            error={errors.body}
            onChange={(body) => {
              keep({ ...values, body })
              void setFieldValue('body', body)
            }}
          />
          <chakra.div display="flex" flexWrap="wrap" gap="8px" marginTop="8px">
            <Button size="sm" type="submit" loading={isSubmitting}>
              {entry ? words.save : words.add}
            </Button>
            {onCancel && (
              <Button
                size="sm"
                variant="quiet"
                onClick={() => {
                  removeDraft(key)
                  onCancel()
                }}
              >
                {words.cancel}
              </Button>
            )}
          </chakra.div>
        </Form>
      )}
    </Formik>
  )
}
