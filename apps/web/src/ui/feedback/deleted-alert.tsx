import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Alert } from './alert'
import { Button } from '../action/button'
import type { ConflictField } from '../form/conflict-fields'
import { textOfFields } from '../form/conflict-text'
import { formMessages } from '../form/form-messages.generated'

interface DeletedAlertProps<Values extends object> {
  /** '{name} deleted this {time} ago.' */
  message: string
  values: Values
  fields: readonly ConflictField<Values>[]
  /** Makes a new record of what was typed, where that can be. */
  onAnew?: () => void
}

/** The record of a form was deleted: by whom, and how to keep what was typed. */
export function DeletedAlert<Values extends object>(props: DeletedAlertProps<Values>) {
  const { message, values, fields, onAnew } = props
  const [said, setSaid] = useState('')
  const text = textOfFields(fields, values)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(formMessages.copied)
    } catch {
      setSaid(formMessages.notCopied)
    }
  }
  return (
    <Alert status="error" title={message}>
      <chakra.div display="flex" flexWrap="wrap" gap="8px" marginTop="6px">
        <Button size="sm" onClick={() => void copy()}>
          {formMessages.copyTyped}
        </Button>
        {onAnew && (
          <Button size="sm" onClick={onAnew}>
            {formMessages.saveAsNew}
          </Button>
        )}
      </chakra.div>
      <p aria-live="polite">{said}</p>
    </Alert>
  )
}
