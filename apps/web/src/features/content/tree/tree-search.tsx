import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { controlStyle } from '../../../ui/field/field-frame'
import { Button } from '../../../ui/action/button'
import { contentMessages } from '../content-messages.generated'
import type { TreeFolds } from './use-tree-folds'

const m = contentMessages.editor

interface TreeSearchProps {
  text: string
  /** How many places contain the text; undefined without a text. */
  hits: number | undefined
  /** What is said below the field while nothing is searched for. */
  hint: string
  folds: TreeFolds
  onChange: (text: string) => void
}

/** The search above the tree, and the button that folds or unfolds all of it. */
export function TreeSearch({ text, hits, hint, folds, onChange }: TreeSearchProps) {
  const id = useId()
  return (
    <chakra.div padding="0 12px 8px">
      <chakra.label htmlFor={id} textStyle="label">
        {m.search}
      </chakra.label>
      <chakra.input
        id={id}
        type="search"
        value={text}
        placeholder={m.searchHint}
        onChange={(event) => onChange(event.currentTarget.value)}
        css={controlStyle}
      />
      <chakra.p role="status" fontSize="sm" color="fg.subtle" minHeight="20px">
        {hits === undefined ? hint : hits === 0 ? m.noMatch : m.found({ n: hits })}
      </chakra.p>
      {folds.all.length > 1 && hits === undefined && (
        <Button onClick={() => folds.set(folds.all, !folds.someOpen)}>
          {folds.someOpen ? m.foldAll : m.unfoldAll}
        </Button>
      )}
    </chakra.div>
  )
}
