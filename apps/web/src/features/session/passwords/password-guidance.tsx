import { chakra } from '@chakra-ui/react'
import { passwordRules } from '@portal/domain'
import { Check, Circle } from 'lucide-react'
import { passwordMessages as m } from './password-messages.generated'

/** What a password needs, with a tick for what the typed one has. The server decides. */
export function PasswordGuidance({ password }: { password: string }) {
  return (
    <chakra.div marginBottom="14px" textStyle="hint" color="fg.subtle">
      <p>{m.guidance}</p>
      <ul>
        {passwordRules.map(({ name, holds }) => {
          const words = name === 'most' ? undefined : m.guidanceRules[name]
          if (!words) return null
          const met = holds(password)
          const Icon = met ? Check : Circle
          return (
            <chakra.li
              key={name}
              display="flex"
              alignItems="center"
              gap="6px"
              color={met ? 'success.fg' : 'fg.subtle'}
            >
              <Icon size={14} aria-hidden />
              {words}
              {met && <chakra.span srOnly>{m.done}</chakra.span>}
            </chakra.li>
          )
        })}
      </ul>
    </chakra.div>
  )
}
