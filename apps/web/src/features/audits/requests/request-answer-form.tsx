import { chakra } from '@chakra-ui/react'
import { checkRequestAnswer, requestLengths } from '@portal/domain'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import type { Stored } from '../../../lib/saving/save-three-ways'
import { Button } from '../../../ui/action/button'
import { Alert } from '../../../ui/feedback/alert'
import { toast } from '../../../ui/feedback/toast'
import { CheckboxField } from '../../../ui/field/checkbox-field'
import { TextAreaField } from '../../../ui/field/text-area-field'
import type { ConflictField } from '../../../ui/form/conflict-fields'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { useRecordForm } from '../../../ui/form/use-record-form'
import type { ProngPlace } from '../audits-paths'
import { RequestFiles } from './request-files'
import { requestsMessages } from './requests-messages.generated'
import {
  useAnswerDocumentRequestMutation,
  type DocumentRequestFieldsFragment as Request,
} from './requests.generated'

const words = requestsMessages.form

interface AnswerValues {
  text: string
  noDocument: boolean
}

const valuesOf = ({ answer, noDocument }: Request): AnswerValues => ({ text: answer, noDocument })

const storedOf = (request: Request): Stored<AnswerValues> => ({
  values: valuesOf(request),
  version: request.version,
  by: request.answeredBy?.fullName ?? null,
  at: request.answeredOn,
})

/** The parts of an answer that two people of an agency can have written at once. */
const answerParts: readonly ConflictField<AnswerValues>[] = [
  { members: ['text'], label: words.text, show: ({ text }) => text },
  {
    members: ['noDocument'],
    label: words.noDocument,
    show: ({ noDocument }) => (noDocument ? words.noDocument : ''),
  },
]

interface RequestAnswerFormProps {
  place: ProngPlace
  request: Request
  onRefresh: () => Promise<Request | null>
  onSent: () => void
}

/** The agency answers: with a text, with documents, or with the reason why there is none. */
export function RequestAnswerForm({ place, request, onRefresh, onSent }: RequestAnswerFormProps) {
  const record = useAnswerRecord({ place, request, onRefresh, onSent })
  // A file that was just added is counted a moment later; the server decides whether it is there.
  const [added, setAdded] = useState(0)
  const [initial] = useState(() => valuesOf(request))
  return (
    <Formik<AnswerValues>
      initialValues={initial}
      validate={(values) => {
        const may = checkRequestAnswer({ ...values, files: Math.max(request.files, added) })
        return may.allowed ? {} : { [may.field ?? 'text']: may.reason }
      }}
      onSubmit={async (values, helpers) => void (await record.save(values, helpers))}
    >
      {({ isSubmitting, submitForm }) => (
        <KeptForm<AnswerValues> {...record.kept}>
          {({ notice }) => (
            <chakra.div marginTop="18px">
              {notice}
              {!request.answerIt.allowed && !isSubmitting && (
                <Alert status="warning" title={request.answerIt.reason ?? ''}>
                  {words.closed}
                </Alert>
              )}
              <FormErrorSummary messages={record.general} />
              <Form noValidate aria-label={words.title}>
                <chakra.h3 textStyle="blockTitle" marginBottom="8px">
                  {words.title}
                </chakra.h3>
                <TextAreaField
                  name="text"
                  label={words.text}
                  hint={words.textHint}
                  rows={5}
                  maxLength={requestLengths.answer}
                />
                <CheckboxField name="noDocument" label={words.noDocument} />
              </Form>
              {/* Beside the form: the dialog of an upload is a form of its own. */}
              {request.answerIt.allowed && (
                <RequestFiles
                  place={place}
                  request={request}
                  onChanged={() => {
                    setAdded(1)
                    void onRefresh()
                  }}
                />
              )}
              <chakra.div marginTop="14px">
                <Button
                  variant="solid"
                  loading={isSubmitting}
                  disabledReason={request.answerIt.reason}
                  onClick={() => void submitForm()}
                >
                  {words.send}
                </Button>
              </chakra.div>
              {record.conflict}
            </chakra.div>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}

function useAnswerRecord({ place, request, onRefresh, onSent }: RequestAnswerFormProps) {
  const [send] = useAnswerDocumentRequestMutation()
  return useRecordForm<AnswerValues, Request>({
    draft: ['audit request', request.id, 'answer'],
    row: request,
    initial: valuesOf(request),
    read: storedOf,
    fields: () => answerParts,
    title: words.conflict,
    send: async ({ text, noDocument }, version) => {
      const { data } = await send({
        variables: {
          input: {
            typeKey: place.typeKey,
            id: request.id,
            text: text.trim(),
            noDocument,
            version: version ?? 0,
          },
        },
      })
      const now = await onRefresh()
      const answer = data?.answerDocumentRequest
      const row = answer?.request ?? now
      // Once it is answered, or waits no more, there is nothing to merge: what was typed stays as it is, with the refusal.
      return { errors: answer?.errors ?? [], row: row?.answerIt.allowed ? row : null }
    },
    onSaved: () => {
      toast({ status: 'success', title: words.sent, duration: 5000 })
      onSent()
    },
  })
}
