/** A refusal as a mutation payload carries it. */
export interface PayloadError {
  code: string
  field?: string | null
  message: string
}

/**
 * Puts the server's refusals to their Formik fields; answers the messages that belong to no field of the form,
 * for its error summary.
 */
export function spreadErrors(
  errors: readonly PayloadError[],
  form: {
    values: object
    setFieldError: (name: string, message: string) => void
    setFieldTouched: (name: string, touched: boolean, validate: boolean) => unknown
  },
): string[] {
  const general: string[] = []
  for (const { field, message } of errors) {
    if (field && field in form.values) {
      void form.setFieldTouched(field, true, false)
      form.setFieldError(field, message)
    } else general.push(message)
  }
  return general
}
