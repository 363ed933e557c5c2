import { chakra } from '@chakra-ui/react'
import { useField } from 'formik'
import { Eye, EyeOff } from 'lucide-react'
import { Button } from './button'
import { controlStyle, FieldFrame, useFieldIds, type FieldProps } from './field-frame'

export interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password'
  /** Whether the password is shown as text; fields of one form share one toggle. */
  shown: boolean
  /** Present on the field that carries the Show / Hide button. */
  onToggle?: () => void
  /** 'password' or 'passwords': what the toggle shows. */
  what?: 'password' | 'passwords'
  size?: 'md' | 'lg'
}

/** A password, bound to the Formik field `name`, with a button inside that shows or hides it. */
export function PasswordField({
  name,
  label,
  hint,
  optional,
  shown,
  onToggle,
  what = 'password',
  size = 'md',
  ...rest
}: PasswordFieldProps) {
  const [field, meta] = useField<string>(name)
  const error = meta.touched ? meta.error : undefined
  const { id, control } = useFieldIds(hint, error)
  const Icon = shown ? EyeOff : Eye
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <chakra.div position="relative">
        <chakra.input
          {...field}
          {...control}
          {...rest}
          type={shown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          css={controlStyle}
          paddingEnd={onToggle ? '92px' : '10px'}
          {...(size === 'lg' ? { height: '44px' } : {})}
        />
        {onToggle && (
          <chakra.div
            position="absolute"
            insetEnd="3px"
            top="0"
            bottom="0"
            display="grid"
            placeItems="center"
          >
            <Button
              variant="quiet"
              size="sm"
              aria-label={`${shown ? 'Hide' : 'Show'} ${what}`}
              aria-controls={id}
              icon={<Icon aria-hidden />}
              onClick={onToggle}
            >
              {shown ? 'Hide' : 'Show'}
            </Button>
          </chakra.div>
        )}
      </chakra.div>
    </FieldFrame>
  )
}
