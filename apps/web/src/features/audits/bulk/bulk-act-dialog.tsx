import { Form, Formik, type FormikErrors } from 'formik'
import { useState, type ReactNode } from 'react'
import { spreadErrors, type PayloadError } from '../../../lib/saving/form-errors'
import { refusalsOf } from '../../../lib/saving/refusals'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import { ActResults, type ActResult, type ActResultsProps } from './act-results'

interface BulkActDialogProps<Values extends object> extends Pick<
  ActResultsProps,
  'nameOf' | 'done' | 'leftOut'
> {
  words: { title: string; save: string; cancel: string; close: string }
  /** Under which name this browser keeps what is chosen. */
  draft: readonly (string | number)[]
  initialValues: Values
  validate: (values: Values) => FormikErrors<Values>
  /** Does it; an act that was refused as a whole has no results. */
  act: (
    values: Values,
  ) => Promise<{ errors: readonly PayloadError[]; results: readonly ActResult[] } | undefined>
  /** Why it cannot be done for any of them. */
  disabledReason?: string | false
  onClose: () => void
  /** Some of it was done. */
  onDone: () => void
  /** The fields, and what will happen. */
  children: (values: Values) => ReactNode
}

/** An act on several audits or records: before, what will happen; after, what became of each. */
export function BulkActDialog<Values extends object>(props: BulkActDialogProps<Values>) {
  const { words, draft, nameOf, done, leftOut, onClose, onDone } = props
  const [general, setGeneral] = useState<string[]>([])
  const [results, setResults] = useState<readonly ActResult[]>()
  const kept = useKeptForm<Values>({ draft, onClose })
  if (results)
    return (
      <Dialog
        open
        onClose={onClose}
        title={words.title}
        footer={
          <Button variant="solid" onClick={onClose}>
            {words.close}
          </Button>
        }
      >
        <ActResults results={results} nameOf={nameOf} done={done} leftOut={leftOut} />
      </Dialog>
    )
  return (
    <Formik<Values>
      initialValues={props.initialValues}
      validate={props.validate}
      onSubmit={async (values, form) => {
        let became: readonly ActResult[] = []
        const refusals = await refusalsOf(async () => {
          const payload = await props.act(values)
          became = payload?.results ?? []
          return payload?.errors
        })
        setGeneral(spreadErrors(refusals, { ...form, values }))
        if (refusals.length > 0) return
        kept.forget()
        setResults(became)
        onDone()
      }}
    >
      {({ isSubmitting, submitForm, values }) => (
        <KeptForm<Values> form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={words.title}
              footer={
                <>
                  <Button onClick={close}>{words.cancel}</Button>
                  <Button
                    variant="solid"
                    loading={isSubmitting}
                    disabledReason={props.disabledReason}
                    onClick={() => void submitForm()}
                  >
                    {words.save}
                  </Button>
                </>
              }
            >
              <Form noValidate>
                {notice}
                <FormErrorSummary messages={general} />
                {props.children(values)}
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}
