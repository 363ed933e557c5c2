import { chakra } from '@chakra-ui/react'
import type { CommentVisibility } from '@portal/domain'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { draftKey, readDraft, removeDraft, writeDraft } from '../../../lib/saving/draft-store'
import { spreadErrors, type PayloadError } from '../../../lib/saving/form-errors'
import { useViewer } from '../../../lib/session/viewer'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { RadioGroupField } from '../../../ui/field/radio-group-field'
import { RichTextField } from '../../../ui/rich-text/rich-text-field'
import { toast } from '../../../ui/feedback/toast'
import { findingsPageMessages } from '../findings-page-messages'
import {
  useAddFindingCommentMutation,
  useEditFindingCommentMutation,
  type FindingCommentFieldsFragment as Comment,
  type FindingFieldsFragment as Finding,
} from '../findings.generated'
import { refusalsOf } from '../refusals'

const words = findingsPageMessages.comments

interface Values {
  body: string
  visibility: CommentVisibility
}

interface CommentFormProps {
  finding: Pick<Finding, 'id'> & Partial<Pick<Finding, 'comment' | 'commentInternally'>>
  /** The comment that is changed; a new one without it. */
  entry?: Comment
  onDone: () => void
  onCancel?: () => void
}

/** Words to write or to change. What is typed stays in this browser until the server has it. */
export function CommentForm({ finding, entry, onDone, onCancel }: CommentFormProps) {
  const { id: userId } = useViewer()
  const [add] = useAddFindingCommentMutation()
  const [edit] = useEditFindingCommentMutation()
  const [general, setGeneral] = useState<string[]>([])
  // The editor takes its text once: another key loads it anew.
  const [round, setRound] = useState(0)
  const key = draftKey(userId, 'finding-comment', finding.id, entry?.id ?? 'new')
  const [start] = useState<Values>(
    () =>
      readDraft<Values>(key)?.value ?? {
        body: entry?.body ?? '',
        visibility: finding.commentInternally?.allowed ? 'Internal' : 'Shared',
      },
  )
  const version = entry?.version ?? 0
  const keep = (value: Values) => writeDraft(key, { value, version, writtenAt: new Date().toISOString() })
  const send = ({ body, visibility }: Values): Promise<readonly PayloadError[]> =>
    refusalsOf(async () => {
      if (!entry)
        return (await add({ variables: { input: { id: finding.id, body, visibility } } })).data
          ?.addFindingComment.errors
      const input = { id: finding.id, commentId: entry.id, body, version }
      return (await edit({ variables: { input } })).data?.editFindingComment.errors
    })
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
          {!entry && finding.comment?.allowed && finding.commentInternally?.allowed && (
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
