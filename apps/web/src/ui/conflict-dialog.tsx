import { chakra } from '@chakra-ui/react'
import { useId, useState, type ReactNode } from 'react'
import { agoInWords } from '../lib/ago'
import { Button } from './button'
import { Dialog } from './dialog'
import { conflictMessages as words } from './conflict-messages'

const sides = ['mine', 'theirs'] as const
type Side = (typeof sides)[number]

/** Something that two people can have changed at once. */
export interface ConflictField<Values extends object> {
  /** Members of the values that it stands for: they go together. */
  members: readonly (keyof Values)[]
  label: string
  show: (values: Values) => ReactNode
  /** What tells both sides apart; the members as they are, unless told. */
  compare?: (values: Values) => unknown
}

export interface ConflictDialogProps<Values extends object> {
  /** 'Somebody else changed this agency' */
  title: string
  mine: Values
  theirs: Values
  fields: readonly ConflictField<Values>[]
  /** Who saved the other side, and when, where that is known. */
  by?: string | null | undefined
  at?: string | null | undefined
  /** Told what shall be saved over theirs: mine, with the fields in which theirs was chosen. */
  onKeep: (values: Values) => void
  onTakeTheirs: () => void
}

/**
 * Two people changed one record (domain definition 0.5): what differs, both sides beside each other, field by field. Nothing is
 * written until a side is chosen, and nothing that was typed is lost.
 */
export function ConflictDialog<Values extends object>(props: ConflictDialogProps<Values>) {
  const { title, mine, theirs, fields, by, at, onKeep, onTakeTheirs } = props
  const [chosen, setChosen] = useState<Readonly<Record<number, Side>>>({})
  const differing = fields.flatMap((field, index) => {
    const told = field.compare ?? ((values: Values) => field.members.map((name) => values[name]))
    return JSON.stringify(told(mine)) === JSON.stringify(told(theirs)) ? [] : [{ field, index }]
  })
  const taken = differing.filter(({ index }) => chosen[index] === 'theirs')
  const mixed = taken.length > 0
  const put = (): Values => {
    const values = { ...mine }
    for (const { field } of taken) for (const name of field.members) values[name] = theirs[name]
    return values
  }
  return (
    <Dialog
      open
      onClose={() => undefined}
      title={title}
      width="role"
      role="alertdialog"
      staticBackdrop
      closeButton={false}
      footer={
        <>
          <Button onClick={onTakeTheirs}>{words.takeTheirs}</Button>
          <Button variant={mixed ? 'outline' : 'solid'} onClick={() => onKeep(mine)}>
            {words.keepMine}
          </Button>
          {mixed && (
            <Button variant="solid" onClick={() => onKeep(put())}>
              {words.saveChoice}
            </Button>
          )}
        </>
      }
    >
      <chakra.p marginBottom="12px">
        {by && at
          ? words.saved(by, agoInWords(at, new Date()))
          : by
            ? words.savedBy(by)
            : words.savedBySomebody}
      </chakra.p>
      {differing.length === 0 && <p>{words.same}</p>}
      {differing.map(({ field, index }) => (
        <Choice
          key={index}
          label={field.label}
          shown={{ mine: field.show(mine), theirs: field.show(theirs) }}
          side={chosen[index] ?? 'mine'}
          onSide={(side) => setChosen((known) => ({ ...known, [index]: side }))}
        />
      ))}
    </Dialog>
  )
}

interface ChoiceProps {
  label: string
  shown: Record<Side, ReactNode>
  side: Side
  onSide: (side: Side) => void
}

function Choice({ label, shown, side, onSide }: ChoiceProps) {
  const name = useId()
  return (
    <chakra.fieldset marginBottom="14px" minWidth="0">
      <chakra.legend textStyle="blockTitle" padding="0" marginBottom="4px">
        {label}
      </chakra.legend>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="8px">
        {sides.map((one) => (
          <chakra.label
            key={one}
            display="grid"
            gridTemplateColumns="18px minmax(0, 1fr)"
            gap="2px 8px"
            padding="8px 10px"
            border="1px solid {colors.border.default}"
            borderRadius="sm"
            fontFamily="body"
            cursor="pointer"
            css={{ '&:has(:checked)': { bg: 'brand.subtle', borderColor: 'brand.solid' } }}
          >
            <chakra.input
              type="radio"
              name={name}
              checked={side === one}
              onChange={() => onSide(one)}
              width="16px"
              height="16px"
              margin="3px 0 0"
              accentColor="brand.solid"
            />
            <chakra.span textStyle="label" lineHeight="22px">
              {words[one]}
            </chakra.span>
            <chakra.div
              gridColumn="2"
              minWidth="0"
              maxHeight="220px"
              overflow="auto"
              whiteSpace="pre-line"
              overflowWrap="anywhere"
            >
              {shown[one] || <chakra.span color="fg.subtle">{words.empty}</chakra.span>}
            </chakra.div>
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}
