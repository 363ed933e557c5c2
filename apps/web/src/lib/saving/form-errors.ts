/** A refusal as a mutation payload carries it. */
export interface PayloadError {
  code: string
  field?: string | null
  message: string
  /** Another person deleted the record meanwhile; the message says who, and when. */
  isDeleted?: boolean | null
}

/**
 * Shows the server's refusals at their Formik fields; returns the messages that belong to no field of the form, for
 * its error summary.
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
    if (field && has(form.values, field)) {
      void form.setFieldTouched(field, true, false)
      form.setFieldError(field, message)
    } else general.push(message)
  }
  return general
}

/** Whether a form has a field, named by its path: contacts.0.email. */
function has(values: object, path: string): boolean {
  let inside: unknown = values
  for (const name of path.split('.')) {
    if (typeof inside !== 'object' || inside === null || !(name in inside)) return false
    inside = (inside as Record<string, unknown>)[name]
  }
  return true
}
