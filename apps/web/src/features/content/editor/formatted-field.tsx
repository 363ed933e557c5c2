import { chakra } from '@chakra-ui/react'
import { plainWhereUnformatted, richTextOf } from '@portal/domain'
import { useId, useState } from 'react'
import { FormattedText } from '../../../ui/rich-text/formatted-text'
import { RichTextField } from '../../../ui/rich-text/rich-text-field'

interface FormattedFieldProps {
  label: string
  /** As stored: plain text, or HTML if anything is formatted. */
  text: string
  readOnly: boolean
  error: string | undefined
  onChange: (text: string) => void
}

/** An editor for formatted text; text without formats is stored as plain text. */
export function FormattedField({ label, text, readOnly, error, onChange }: FormattedFieldProps) {
  const id = useId()
  const [held, setHeld] = useState(text)
  const [load, setLoad] = useState(0)
  // The value was changed elsewhere: a new editor starts with it.
  if (text !== held) {
    setHeld(text)
    setLoad(load + 1)
  }
  if (readOnly)
    return (
      <chakra.div role="group" aria-labelledby={id} marginBottom="14px">
        <chakra.div id={id} textStyle="label" marginBottom="4px">
          {label}
        </chakra.div>
        <FormattedText text={text} />
      </chakra.div>
    )
  return (
    <chakra.div marginBottom="14px">
      <RichTextField
        key={load}
        label={label}
        error={error}
        html={richTextOf(text)}
        onChange={(html) => {
          const next = plainWhereUnformatted(html)
          setHeld(next)
          onChange(next)
        }}
      />
    </chakra.div>
  )
}
