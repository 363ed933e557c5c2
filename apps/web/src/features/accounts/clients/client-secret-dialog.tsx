import { chakra } from '@chakra-ui/react'
import { Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { controlStyle } from '../../../ui/field/field-frame'
import { ChoiceLabel, choiceStyle } from '../../../ui/field/radio-group-field'
import { clientsMessages } from './clients-messages.generated'

const words = clientsMessages.secret

export interface ClientSecretDialogProps {
  clientId: string
  /** Null when it was shown before. */
  secret: string | null
  onClose: () => void
}

/** A new secret, shown once: the dialog closes only after the person has said that it is stored. */
export function ClientSecretDialog({ clientId, secret, onClose }: ClientSecretDialogProps) {
  const [stored, setStored] = useState(false)
  const [said, setSaid] = useState('')
  const mayClose = stored || secret === null

  async function copy(what: string, text: string) {
    setSaid('')
    try {
      await navigator.clipboard.writeText(text)
      setSaid(words.copied({ what }))
    } catch {
      setSaid(words.notCopied)
    }
  }

  return (
    <Dialog
      open
      onClose={() => {
        if (mayClose) onClose()
      }}
      title={words.title}
      width="password"
      staticBackdrop
      closeButton={false}
      footer={
        <Button variant="solid" disabled={!mayClose} onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      {secret === null ? (
        <Alert status="warning">{words.gone}</Alert>
      ) : (
        <>
          <Alert status="warning" title={words.warningTitle} quiet>
            {words.warning}
          </Alert>
          <Copyable label={words.id} value={clientId} onCopy={copy} />
          <Copyable label={words.secret} value={secret} onCopy={copy} />
          <chakra.p role="status" minHeight="20px" marginBottom="8px" fontSize="sm" color="fg.subtle">
            {said}
          </chakra.p>
          <ChoiceLabel>
            <chakra.input
              type="checkbox"
              checked={stored}
              onChange={(event) => setStored(event.currentTarget.checked)}
              css={choiceStyle}
            />
            {words.stored}
          </ChoiceLabel>
        </>
      )}
    </Dialog>
  )
}

function Copyable({
  label,
  value,
  onCopy,
}: {
  label: string
  value: string
  onCopy: (what: string, text: string) => Promise<void>
}) {
  const id = useId()
  return (
    <chakra.div marginBottom="12px">
      <chakra.label htmlFor={id} display="block" textStyle="label" marginBottom="4px">
        {label}
      </chakra.label>
      <chakra.div display="flex" gap="8px">
        <chakra.input
          id={id}
          value={value}
          readOnly
          spellCheck={false}
          autoComplete="off"
          onFocus={(event) => event.currentTarget.select()}
          css={{ ...controlStyle, fontFamily: 'mono', fontSize: 'sm' }}
        />
        <Button
          icon={<Copy aria-hidden />}
          aria-label={words.copy({ what: label.toLowerCase() })}
          onClick={() => void onCopy(label, value)}
        >
          {clientsMessages.copy}
        </Button>
      </chakra.div>
    </chakra.div>
  )
}
