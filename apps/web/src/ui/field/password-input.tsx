import { chakra } from '@chakra-ui/react'
import { Eye, EyeOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../action/button'
import { controlStyle, FieldFrame, useFieldIds, type FieldProps } from './field-frame'
import { fieldMessages } from './field-messages.generated'

export interface PasswordInputProps
  extends FieldProps, Pick<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'> {
  autoComplete: 'current-password' | 'new-password'
  /** Whether the password is shown as text; fields of one form share one toggle. */
  shown: boolean
  /** Present on the field that carries the Show / Hide button. */
  onToggle?: () => void
  /** 'password' or 'passwords': what the toggle shows. */
  what?: string
  size?: 'md' | 'lg'
  error?: string | undefined
}

/** A password that knows no form, with a button inside that shows or hides it. Elsewhere use PasswordField. */
export function PasswordInput({
  label,
  hint,
  optional,
  shown,
  onToggle,
  what = fieldMessages.password,
  size = 'md',
  error,
  ...rest
}: PasswordInputProps) {
  const { id, control } = useFieldIds(hint, error)
  const Icon = shown ? EyeOff : Eye
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <chakra.div position="relative">
        <chakra.input
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
              aria-label={(shown ? fieldMessages.hideWhat : fieldMessages.showWhat)({ what })}
              aria-controls={id}
              icon={<Icon aria-hidden />}
              onClick={onToggle}
            >
              {shown ? fieldMessages.hide : fieldMessages.show}
            </Button>
          </chakra.div>
        )}
      </chakra.div>
    </FieldFrame>
  )
}
