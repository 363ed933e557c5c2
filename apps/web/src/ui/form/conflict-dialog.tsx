import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { isSame, mergeThreeWays, takePart } from '../../lib/saving/three-way-merge'
import { Button } from '../action/button'
import { ConflictChoice, type Side } from './conflict-choice'
import { labelsOf, type ConflictField } from './conflict-fields'
import { conflictMessages as words } from './conflict-messages.generated'
import { savedText } from './conflict-texts'
import { listInWords } from '../../lib/format'
import { Dialog } from '../dialog/dialog'

export interface ConflictDialogProps<Values extends object> {
  /** 'Somebody else changed this agency' */
  title: string
  /** Where both began; undefined when it is not known. */
  base: Values | undefined
  mine: Values
  theirs: Values
  fields: readonly ConflictField<Values>[]
  /** Who saved the other side, and when, where that is known. */
  by?: string | null | undefined
  at?: string | null | undefined
  /** The refusal of the server, which names the person where the record does not. */
  message?: string
  /** Called with what is to be saved over theirs: everything uncontested of both, and the chosen sides. */
  onChoose: (values: Values) => void
}

/**
 * Two people changed one record (domain definition 0.5): what both changed differently, three versions beside each other, field
 * by field. What only one of them changed is kept without asking. Nothing is written until a side is chosen.
 */
export function ConflictDialog<Values extends object>(props: ConflictDialogProps<Values>) {
  const { title, base, mine, theirs, fields, onChoose } = props
  const intro = useId()
  const [chosen, setChosen] = useState<Readonly<Record<number, Side>>>({})
  const { contested, values } = mergeThreeWays(fields, { base, theirs, mine })
  const resolve = (sideOf: (index: number) => Side): Values =>
    contested.reduce(
      (resolved, field, index) =>
        takePart(field, resolved, field.locked || sideOf(index) === 'theirs' ? theirs : mine),
      values,
    )
  const hasChoice = contested.some(({ locked }) => !locked)
  const isMixed = contested.some(({ locked }, index) => !locked && chosen[index] === 'theirs')
  const settled = fields.filter((field) => base !== undefined && !contested.includes(field))
  const came = settled.filter((field) => base && !isSame(field, theirs, base))
  const own = settled.filter((field) => !isSame(field, values, theirs) && !came.includes(field))
  return (
    <Dialog
      open
      onClose={() => undefined}
      title={title}
      describedBy={intro}
      width="wide"
      role="alertdialog"
      staticBackdrop
      closeButton={false}
      footer={
        <>
          <Button variant={hasChoice ? 'outline' : 'solid'} onClick={() => onChoose(resolve(() => 'theirs'))}>
            {words.takeTheirs}
          </Button>
          {hasChoice && (
            <Button variant={isMixed ? 'outline' : 'solid'} onClick={() => onChoose(resolve(() => 'mine'))}>
              {words.keepMine}
            </Button>
          )}
          {isMixed && (
            <Button variant="solid" onClick={() => onChoose(resolve((index) => chosen[index] ?? 'mine'))}>
              {words.saveChoice}
            </Button>
          )}
        </>
      }
    >
      <chakra.div id={intro} marginBottom="12px">
        <p>{savedText(props, new Date())}</p>
        {came.length > 0 && (
          <chakra.p color="fg.muted">{words.alsoCame({ labels: listInWords(labelsOf(came)) })}</chakra.p>
        )}
        {own.length > 0 && (
          <chakra.p color="fg.muted">{words.alsoMine({ labels: listInWords(labelsOf(own)) })}</chakra.p>
        )}
      </chakra.div>
      {contested.map((field, index) => (
        <ConflictChoice
          key={`${field.label} ${field.members.join(' ')}`}
          label={field.label}
          base={base && field.show(base)}
          shown={{ theirs: field.show(theirs), mine: field.show(mine) }}
          hasBase={base !== undefined}
          locked={field.locked ?? null}
          side={chosen[index] ?? 'mine'}
          onSide={(side) => setChosen((known) => ({ ...known, [index]: side }))}
        />
      ))}
    </Dialog>
  )
}
