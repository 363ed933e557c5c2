import { chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { formMessages } from './form-messages.generated'

export interface SummaryError {
  /** Name of the field the message belongs to; absent for the form as a whole. */
  name?: string
  message: string
}

const prefix = formMessages.errorTitle

interface ErrorSummaryProps {
  errors: readonly SummaryError[]
  /**
   * Identifies the attempt: the summary takes the focus for each one that fails. By default the errors themselves.
   */
  attempt?: string
}

/** "There is a problem": one link for each field; takes focus when something was tried and failed. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const key = attempt ?? errors.map((e) => `${e.name ?? ''}:${e.message}`).join('|')
  const isShown = errors.length > 0
  useEffect(() => {
    if (key) box.current?.focus()
  }, [key])
  useEffect(() => {
    if (!isShown) return
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [isShown])

  if (!isShown) return null
  return (
    <chakra.div
      ref={box}
      tabIndex={-1}
      role="alert"
      padding="10px 14px"
      marginBottom="16px"
      border="1px solid {colors.overdue.border}"
      borderLeft="4px solid {colors.overdue.solid}"
      borderRadius="sm"
      bg="overdue.subtle"
      color="overdue.fg"
    >
      <chakra.h2 textStyle="blockTitle" marginBottom="4px">
        {formMessages.problem}
      </chakra.h2>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={`${name ?? ''}${message}`}>
            {name ? (
              <chakra.a
                href={`#${name}`}
                color="inherit"
                fontWeight="600"
                onClick={(event) => {
                  event.preventDefault()
                  const scope = box.current?.closest('form') ?? document
                  const controls = scope.querySelectorAll<HTMLElement>('[name]')
                  ;[...controls].find((control) => control.getAttribute('name') === name)?.focus()
                }}
              >
                {message}
              </chakra.a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </chakra.div>
  )
}

/**
 * The summary of the surrounding Formik form: its field errors after a submit, and `messages` of the server that
 * belong to no field.
 */
export function FormErrorSummary({ messages = [] }: { messages?: readonly string[] }) {
  const { errors, submitCount, isSubmitting } = useFormikContext<Record<string, unknown>>()
  const shown: SummaryError[] = messages.map((message) => ({ message }))
  const submitted = submitCount > 0 && !isSubmitting
  if (submitted) shown.push(...flatErrors(errors))
  // Errors appear and disappear with what is typed, which must not lose the focus by that.
  const attempt = [submitted ? submitCount : '', ...messages].filter((part) => part !== '').join('|')
  return <ErrorSummary errors={shown} attempt={attempt} />
}

/** Errors of rows of a form too, named by their path: contacts.0.email. */
function flatErrors(errors: unknown, path = ''): SummaryError[] {
  if (typeof errors === 'string') return [{ name: path, message: errors }]
  if (typeof errors !== 'object' || errors === null) return []
  return Object.entries(errors).flatMap(([name, inner]) => flatErrors(inner, path ? `${path}.${name}` : name))
}
