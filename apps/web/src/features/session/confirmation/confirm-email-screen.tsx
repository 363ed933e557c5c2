import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { goTo } from '../../../lib/place'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { failureText, refusalText } from '../refusal-text'
import { confirmEmailChange } from '../session-calls'
import { passwordMessages as m } from '../passwords/password-messages.generated'
import { SignInHeading } from '../sign-in/sign-in-frame'
import { pageTitleMessages } from '../../../ui/layout/page-title-messages.generated'

export const screenStates = ['asking', 'confirmed', 'link over']

/**
 * Confirms a new address of the person, signed in or not. It needs a click: programs that open the links of mails
 * before their reader does must not use it up.
 */
export function ConfirmEmailScreen({ token }: { token: string }) {
  const [sending, setSending] = useState(false)
  const [done, setDone] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  useEffect(() => {
    document.title = pageTitleMessages.title({ page: m.confirmEmailHeading })
  }, [])

  const confirm = async () => {
    setRefusal(null)
    setSending(true)
    try {
      const errors = await confirmEmailChange(token)
      if (errors.length === 0) setDone(true)
      else setRefusal(refusalText(errors))
    } catch (error) {
      setRefusal(failureText(error))
    } finally {
      setSending(false)
    }
  }

  return (
    <>
      <SignInHeading>{m.confirmEmailHeading}</SignInHeading>
      <chakra.div display="grid" gap="16px" justifyItems="start">
        {refusal && (
          <Alert status="error" title={m.uhOh}>
            {refusal}
          </Alert>
        )}
        <div role="status">
          {done && (
            <Alert status="success" title={m.confirmEmailDone}>
              {m.confirmEmailDoneBody}
            </Alert>
          )}
        </div>
        {done ? (
          <Button variant="solid" size="lg" onClick={() => goTo('/user/landing', { replace: true })}>
            {m.confirmEmailGo}
          </Button>
        ) : (
          <>
            <p>{m.confirmEmailWhy}</p>
            <Button variant="solid" size="lg" loading={sending} onClick={() => void confirm()}>
              {m.confirm}
            </Button>
          </>
        )}
      </chakra.div>
    </>
  )
}
