import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { fieldMessages } from './field-messages.generated'

/** What every field has in common. Required fields are the rule: say `optional` for the others. */
export interface FieldProps {
  name: string
  label: ReactNode
  hint?: ReactNode
  optional?: boolean
  disabled?: boolean
  /** Shown, focusable, but not to be changed. */
  readOnly?: boolean
}

/** Ids and aria attributes that tie a control to its label, hint and error. */
export function useFieldIds(hint: ReactNode, error: string | undefined) {
  const id = useId()
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return {
    id,
    control: {
      id,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error ? true : undefined,
    },
  }
}

/** Label above, hint between label and control, error below with its icon. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  optional,
  children,
}: {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean | undefined
  children: ReactNode
}) {
  return (
    <chakra.div marginBottom="14px" minWidth="0">
      <chakra.label htmlFor={id} display="block" textStyle="label" marginBottom="4px">
        {label}
        {optional && <chakra.span fontWeight="400"> {fieldMessages.optional}</chakra.span>}
      </chakra.label>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </chakra.div>
  )
}

/** Help under a label. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <chakra.p id={id} textStyle="hint" lineHeight="1.35" color="fg.subtle" marginBottom="4px">
      {children}
    </chakra.p>
  )
}

/** Message under a control that says what to do. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <chakra.p
      id={id}
      display="flex"
      gap="6px"
      marginTop="4px"
      color="overdue.fg"
      fontSize="sm"
      fontWeight="600"
      lineHeight="1.35"
    >
      <chakra.span color="overdue.icon" flex="none" paddingTop="2px">
        <CircleAlert size={16} aria-hidden />
      </chakra.span>
      {error}
    </chakra.p>
  )
}

/** Look of every text control; a 2 px red border shows an error, dashes a read-only value. */
export const controlStyle: SystemStyleObject = {
  display: 'block',
  width: '100%',
  minWidth: '0',
  height: 'var(--control-height)',
  padding: '0 10px',
  border: '1px solid {colors.border.strong}',
  borderRadius: 'sm',
  bg: 'bg.surface',
  color: 'fg.default',
  fontFamily: 'body',
  fontSize: 'base',
  lineHeight: '1.3',
  '&::placeholder': { color: 'fg.subtle', opacity: 1 },
  '&[readonly]': { bg: 'bg.subtle', borderStyle: 'dashed' },
  '&:disabled': { bg: 'bg.muted', color: 'fg.disabled', cursor: 'not-allowed' },
  '&[aria-invalid=true]': { border: '2px solid {colors.overdue.icon}' },
}
