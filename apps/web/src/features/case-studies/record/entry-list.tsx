import { chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../../ui/action/button'
import { FieldError } from '../../../ui/field/field-frame'
import { caseStudiesMessages } from '../case-studies-messages.generated'
import type { Refused } from './use-save-study'

const words = caseStudiesMessages.entries

/** What the fields of one entry read and call. */
export interface EntryParts<Entry> {
  entry: Entry
  set: (changed: Partial<Entry>) => void
  /** What the server refused of a field. */
  errorOf: (field: string) => string | undefined
}

interface EntryListProps<Entry extends { id: string }> {
  /** Name of the list among the fields of the study. */
  name: string
  label: string
  empty: string
  addLabel: string
  entries: readonly Entry[]
  /** The order in which they are shown. */
  order?: (entries: readonly Entry[]) => readonly Entry[]
  blank: (id: string) => Entry
  /** What one is called in the names of its buttons. */
  nameOf: (entry: Entry) => string
  refused: Refused
  onChange: (entries: Entry[]) => void
  onBlur: () => void
  renderEntry: (entry: Entry) => ReactNode
  renderFields: (parts: EntryParts<Entry>) => ReactNode
}

/** Entries of a study as an ordered list; one at a time is open, and keeps its place while it is written. */
export function EntryList<Entry extends { id: string }>(props: EntryListProps<Entry>) {
  const { name, label, empty, addLabel, entries, order, blank, nameOf, refused, onChange, onBlur } = props
  const [open, setOpen] = useState<Entry>()
  const list = useRef<HTMLOListElement>(null)
  const [closed, setClosed] = useState<string>()

  // The entry may have moved to its day: the focus goes with it.
  useEffect(() => {
    if (closed === undefined) return
    const items = list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? []
    const item = [...items].find(({ dataset }) => dataset['entry'] === closed)
    item?.querySelector('button')?.focus()
    setClosed(undefined)
  }, [closed])

  const placed = entries.map((entry) => (entry.id === open?.id ? open : entry))
  const shown = (order?.(placed) ?? placed).flatMap(
    ({ id }) => entries.find((entry) => entry.id === id) ?? [],
  )
  const add = () => {
    const entry = blank(crypto.randomUUID())
    setOpen(entry)
    onChange([...entries, entry])
  }
  return (
    <>
      {shown.length === 0 ? (
        <chakra.p color="fg.muted" marginBottom="10px">
          {empty}
        </chakra.p>
      ) : (
        <chakra.ol
          ref={list}
          aria-label={label}
          listStyleType="none"
          display="grid"
          gap="10px"
          marginBottom="12px"
        >
          {shown.map((entry) => {
            const at = entries.indexOf(entry)
            const errors = Object.entries(refused).filter(([field]) => field.startsWith(`${name}.${at}.`))
            const isOpen = entry.id === open?.id
            return (
              <chakra.li
                key={entry.id}
                data-entry={entry.id}
                padding="10px 12px"
                border="1px solid {colors.border.subtle}"
                borderInlineStart={`3px solid {colors.${isOpen ? 'brand.solid' : 'border.strong'}}`}
                borderRadius="sm"
              >
                {isOpen
                  ? props.renderFields({
                      entry,
                      set: (changed) =>
                        onChange(entries.map((one) => (one.id === entry.id ? { ...one, ...changed } : one))),
                      errorOf: (field) => refused[`${name}.${at}.${field}`],
                    })
                  : props.renderEntry(entry)}
                {!isOpen &&
                  errors.map(([field, message]) => (
                    <FieldError key={field} id={`${entry.id}-${field}`} error={message} />
                  ))}
                <chakra.div display="flex" gap="8px" marginTop="8px">
                  {isOpen ? (
                    <Button
                      size="sm"
                      onClick={() => {
                        setOpen(undefined)
                        setClosed(entry.id)
                        onBlur()
                      }}
                    >
                      {words.done}
                    </Button>
                  ) : (
                    <Button
                      size="sm"
                      aria-label={words.editOf({ name: nameOf(entry) })}
                      onClick={() => setOpen(entry)}
                    >
                      {words.edit}
                    </Button>
                  )}
                  <Button
                    size="sm"
                    aria-label={words.removeOf({ name: nameOf(entry) })}
                    onClick={() => {
                      if (isOpen) setOpen(undefined)
                      onChange(entries.filter((one) => one.id !== entry.id))
                    }}
                  >
                    {words.remove}
                  </Button>
                </chakra.div>
              </chakra.li>
            )
          })}
        </chakra.ol>
      )}
      <Button icon={<Plus aria-hidden />} onClick={add}>
        {addLabel}
      </Button>
      {refused[name] && <FieldError id={`${name}-error`} error={refused[name]} />}
    </>
  )
}
