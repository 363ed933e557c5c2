import { chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'

export interface SummaryError {
  /** Name of the field the message belongs to; absent for the form as a whole. */
  name?: string
  message: string
}

const prefix = 'Error: '

/** "There is a problem": one link for each field, takes focus when it appears or its errors change. */
export function ErrorSummary({ errors }: { errors: readonly SummaryError[] }) {
  const box = useRef<HTMLDivElement>(null)
  const key = errors.map((e) => `${e.name ?? ''}:${e.message}`).join('|')
  useEffect(() => {
    if (!key) return
    box.current?.focus()
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [key])

  if (errors.length === 0) return null
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
        There is a problem
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
  if (submitCount > 0 && !isSubmitting) shown.push(...flatErrors(errors))
  return <ErrorSummary errors={shown} />
}

/** Errors of rows of a form too, named by their path: contacts.0.email. */
function flatErrors(errors: unknown, path = ''): SummaryError[] {
  if (typeof errors === 'string') return [{ name: path, message: errors }]
  if (typeof errors !== 'object' || errors === null) return []
  return Object.entries(errors).flatMap(([name, inner]) => flatErrors(inner, path ? `${path}.${name}` : name))
}
