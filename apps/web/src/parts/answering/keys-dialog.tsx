import { chakra } from '@chakra-ui/react'
import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/action/button'
import { Dialog } from '../../ui/dialog/dialog'
import { Switch } from '../../ui/field/switch'
import { useAnswerKeys } from './answer-keys'
import { answeringMessages } from './answering-messages.generated'
import type { Choice } from './choice-bar'
import { keysOf } from './mark-keys'

const words = answeringMessages.keys

/** What the keys of a page of items do, with the switch for the letters among them. */
export function AnswerKeysHelp({ choices }: { choices: readonly Choice<string>[] }) {
  const [open, setOpen] = useState(false)
  const [on, setOn] = useAnswerKeys()
  const letters = [...keysOf(choices)].map(([key, value]) => ({
    key: key.toUpperCase(),
    label: choices.find((choice) => choice.value === value)?.label ?? value,
  }))
  const rows = [
    ...letters.map(({ key, label }) => [key, words.answer({ label })] as const),
    ['↑', words.up] as const,
    ['↓', words.down] as const,
    ['C', words.comment] as const,
    ['Esc', words.escape] as const,
  ]
  return (
    <>
      <chakra.p
        display={{ base: 'none', md: 'flex' }}
        alignItems="center"
        flexWrap="wrap"
        gap="2px 10px"
        fontSize="sm"
        color="fg.subtle"
      >
        {on && <span>{words.hint({ keys: letters.map(({ key }) => key).join(', ') })}</span>}
        <Button variant="link" icon={<Keyboard aria-hidden />} onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      </chakra.p>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.title}>
        <chakra.dl display="grid" gridTemplateColumns="auto 1fr" gap="6px 16px" marginBottom="14px">
          {rows.map(([key, label]) => (
            <chakra.div key={key} display="contents">
              <chakra.dt>
                <kbd>{key}</kbd>
              </chakra.dt>
              <chakra.dd margin="0">{label}</chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
        <Switch label={words.on} checked={on} onChange={() => setOn(!on)} />
      </Dialog>
    </>
  )
}
