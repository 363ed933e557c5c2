import { chakra } from '@chakra-ui/react'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { controlStyle, FieldError, FieldHint, useFieldIds } from '../../../ui/field/field-frame'
import { IconButton } from '../../../ui/action/icon-button'
import { contentMessages } from '../content-messages.generated'
import type { ContentVersionQuery } from '../content.generated'

const m = contentMessages.citations
const mostShown = 8

interface CitationPickerProps {
  label: string
  chosen: readonly string[]
  citations: ContentVersionQuery['contentCitations']
  readOnly: boolean
  error: string | undefined
  onChange: (chosen: string[]) => void
}

/** The regulations of an item, each with its plain meaning, and a search for more. */
export function CitationPicker({ label, chosen, citations, readOnly, error, onChange }: CitationPickerProps) {
  const [text, setText] = useState('')
  const { id, control } = useFieldIds(m.hint, error)
  const known = new Map(citations.map((one) => [one.reference, one]))
  const wanted = text.trim().toLowerCase()
  const found =
    wanted.length < 2
      ? []
      : citations.filter(
          ({ reference, title, plainText }) =>
            !chosen.includes(reference) &&
            `${reference} ${title} ${plainText}`.toLowerCase().includes(wanted),
        )
  return (
    <chakra.fieldset marginBottom="14px" minWidth="0">
      <chakra.legend textStyle="label" padding="0" marginBottom="4px">
        {label}
      </chakra.legend>
      {chosen.length === 0 && <chakra.p color="fg.subtle">{m.empty}</chakra.p>}
      <chakra.ul listStyleType="none" marginBottom="8px">
        {chosen.map((reference) => (
          <chakra.li key={reference} display="flex" gap="8px" alignItems="start" padding="4px 0">
            <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
              <b>{reference}</b>
              <chakra.span display="block" fontSize="sm" color="fg.muted">
                {known.get(reference)?.plainText ?? m.unknown}
              </chakra.span>
            </chakra.span>
            {!readOnly && (
              <IconButton
                label={m.remove({ reference })}
                icon={<X aria-hidden />}
                onClick={() => onChange(chosen.filter((one) => one !== reference))}
              />
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {!readOnly && (
        <>
          <chakra.label htmlFor={id} textStyle="label">
            {m.search}
          </chakra.label>
          <FieldHint id={`${id}-hint`}>{m.hint}</FieldHint>
          <chakra.input
            {...control}
            type="search"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            css={controlStyle}
          />
          <chakra.ul listStyleType="none">
            {found.slice(0, mostShown).map(({ reference, plainText }) => (
              <chakra.li key={reference} display="flex" gap="8px" alignItems="start" padding="4px 0">
                <IconButton
                  label={m.add({ reference })}
                  icon={<Plus aria-hidden />}
                  onClick={() => {
                    onChange([...chosen, reference])
                    setText('')
                  }}
                />
                <chakra.span flex="1" minWidth="0">
                  <b>{reference}</b>
                  <chakra.span display="block" fontSize="sm" color="fg.muted">
                    {plainText}
                  </chakra.span>
                </chakra.span>
              </chakra.li>
            ))}
          </chakra.ul>
          <chakra.p role="status" fontSize="sm" color="fg.subtle">
            {wanted.length >= 2 && found.length === 0 ? m.none : ''}
          </chakra.p>
        </>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </chakra.fieldset>
  )
}
