import { chakra } from '@chakra-ui/react'
import { complianceYearName } from '@portal/domain'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { spreadErrors } from '../../../lib/saving/form-errors'
import { refusalsOf } from '../../../lib/saving/refusals'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { Alert } from '../../../ui/feedback/alert'
import { toast } from '../../../ui/feedback/toast'
import { DateField } from '../../../ui/field/date-field'
import { RadioGroupField } from '../../../ui/field/radio-group-field'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { TextField } from '../../../ui/field/text-field'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import { documentSetMessages } from './document-set-messages.generated'
import {
  useSaveDocumentSetItemMutation,
  type DocumentSetItemFieldsFragment as Item,
} from './document-set.generated'
import { setItemErrors, setItemInput, setItemValues, type SetItemValues } from './set-values'

const words = documentSetMessages.dialog

interface SetItemDialogProps {
  typeKey: string
  recordId: number
  item: Item
  onClose: () => void
}

/** What the agency says about one item: documents with their facts, an attestation, or why it is not applicable. */
export function SetItemDialog({ typeKey, recordId, item, onClose }: SetItemDialogProps) {
  const { id: itemId, number, version } = item
  const [save] = useSaveDocumentSetItemMutation()
  const [general, setGeneral] = useState<string[]>([])
  const kept = useKeptForm<SetItemValues>({ draft: ['document set item', recordId, itemId], onClose })
  return (
    <Formik<SetItemValues>
      initialValues={setItemValues(item)}
      validate={setItemErrors}
      onSubmit={async (values, form) => {
        const refusals = await refusalsOf(async () => {
          const input = setItemInput(values, { typeKey, recordId, itemId, version })
          return (await save({ variables: { input } })).data?.saveDocumentSetItem.errors
        })
        setGeneral(spreadErrors(refusals, { ...form, values }))
        if (refusals.length > 0) return
        kept.forget()
        toast({ status: 'success', title: words.done({ number }), duration: 5000 })
        onClose()
      }}
    >
      {({ values, isSubmitting, submitForm, dirty }) => (
        <KeptForm<SetItemValues> form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={words.title({ number })}
              staticBackdrop={dirty}
              footer={
                <>
                  <Button onClick={close}>{words.cancel}</Button>
                  <Button variant="solid" loading={isSubmitting} onClick={() => void submitForm()}>
                    {words.save}
                  </Button>
                </>
              }
            >
              <Form noValidate>
                {notice}
                <FormErrorSummary messages={general} />
                <chakra.p marginBottom="12px">{item.text}</chakra.p>
                <Standing item={item} />
                {values.standing === 'documents' && <DocumentFacts />}
                {values.standing === 'noChange' && <Attestation item={item} />}
                {values.standing === 'notApplicable' && (
                  <TextAreaField name="reason" label={words.reason} rows={3} maxLength={2000} />
                )}
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}

function Standing({ item: { attest, former } }: { item: Item }) {
  return (
    <RadioGroupField
      name="standing"
      label={words.standing}
      hint={attest.allowed ? undefined : words.noChangeReason({ reason: attest.reason ?? '' })}
      options={[
        { value: 'documents', label: words.documents },
        {
          value: 'noChange',
          label: former ? words.noChangeSince({ year: complianceYearName(former.year) }) : words.noChange,
          disabledReason: attest.allowed ? null : attest.reason,
        },
        { value: 'notApplicable', label: words.notApplicable },
      ]}
    />
  )
}

function DocumentFacts() {
  return (
    <>
      <TextField name="pages" label={words.pages} hint={words.pagesHint} maxLength={200} />
      <chakra.div display="grid" gap="0 14px" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
        <DateField name="effectiveOn" label={words.effectiveOn} />
        <DateField name="revisedOn" label={words.revisedOn} optional />
        <DateField name="boardApprovedOn" label={words.boardApprovedOn} optional />
      </chakra.div>
    </>
  )
}

function Attestation({ item: { former } }: { item: Item }) {
  const { fullName } = useViewer()
  return (
    former && (
      <Alert status="info">{words.attest({ who: fullName, year: complianceYearName(former.year) })}</Alert>
    )
  )
}
