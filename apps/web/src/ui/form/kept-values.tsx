import { Formik, type FormikValues } from 'formik'
import type { ReactNode } from 'react'
import { KeptForm } from './kept-form'
import { useKeptForm, type KeptFormOptions } from './use-kept-form'

export interface KeptValuesParts<Values> {
  values: Values
  set: (changed: Partial<Values>) => void
  submit: () => void
  busy: boolean
  /** See {@link KeptForm}. */
  close: () => void
  notice: ReactNode
}

interface KeptValuesProps<Values extends FormikValues> extends Pick<
  KeptFormOptions<Values>,
  'draft' | 'never' | 'onClose'
> {
  initial: Values
  /** True when it is done, and nothing has to be kept any more. */
  onSubmit: (values: Values) => Promise<boolean>
  children: (parts: KeptValuesParts<Values>) => ReactNode
}

/**
 * What is chosen or typed in a window without fields of Formik: it survives a reload, and leaving asks for
 * confirmation.
 */
export function KeptValues<Values extends FormikValues>(props: KeptValuesProps<Values>) {
  const { initial, onSubmit, children, ...options } = props
  const form = useKeptForm<Values>(options)
  return (
    <Formik<Values>
      initialValues={initial}
      onSubmit={async (values) => {
        if (await onSubmit(values)) form.forget()
      }}
    >
      {({ values, setValues, submitForm, isSubmitting }) => (
        <KeptForm<Values> form={form}>
          {({ close, notice }) =>
            children({
              values,
              set: (changed) => void setValues((known) => ({ ...known, ...changed }), false),
              submit: () => void submitForm(),
              busy: isSubmitting,
              close,
              notice,
            })
          }
        </KeptForm>
      )}
    </Formik>
  )
}
