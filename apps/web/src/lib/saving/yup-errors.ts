import { yupToFormErrors, type FormikErrors } from 'formik'
import type { AnyObjectSchema } from 'yup'

/**
 * Errors of a form by its Yup schema, for Formik's `validate`. Unlike Formik's own `validationSchema` it leaves empty
 * texts as they are, so that rules of the domain see what was typed.
 */
export async function yupErrors<Values extends object>(
  schema: AnyObjectSchema,
  values: Values,
): Promise<FormikErrors<Values>> {
  try {
    await schema.validate(values, { abortEarly: false })
    return {}
  } catch (error) {
    return yupToFormErrors<Values>(error)
  }
}
