import { useState } from 'react'
import type { PayloadError } from '../../lib/saving/form-errors'
import { ConfirmLater } from '../dialog/confirm-later'
import { useAct } from '../feedback/use-act'
import { listAddress, oneOf } from './list-address'
import { choice, type ListFiltersProps } from './list-filters'

/** The address of a list that shows its deleted rows instead of the others; Back goes from one to the other. */
export const { useAddress: useKeptOrDeleted } = listAddress(
  null,
  { show: oneOf('deleted') },
  { addsSteps: true },
)

/** Declares the choice between the two. */
export const keptOrDeleted = (
  words: Readonly<Record<'filters' | 'show' | 'kept' | 'deleted', string>>,
): ListFiltersProps<'show'> => ({
  few: true,
  clearable: false,
  label: words.filters,
  fields: [choice('show', words.show, words.kept, [{ value: 'deleted', label: words.deleted }])],
})

interface DeletionOptions<Row> {
  words: Readonly<Record<'deleteTitle' | 'deleteConfirm' | 'deletedDone' | 'restoredDone', string>> & {
    deleteBody: (row: { title: string }) => string
  }
  /** Title of the message that it was not done. */
  failed: string
  refresh: () => void
  remove: (row: Row) => Promise<readonly PayloadError[] | undefined>
  restore: (row: Row) => Promise<readonly PayloadError[] | undefined>
}

/** Deletes rows of a list, which is to be confirmed, and restores them; `confirm` is the dialog. */
export function useDeletion<Row extends { title: string }>({
  words,
  failed,
  refresh,
  remove,
  restore,
}: DeletionOptions<Row>) {
  const [removing, setRemoving] = useState<Row>()
  const { busy, act } = useAct(failed, refresh)
  const confirmed = async (row: Row) => {
    await act(words.deletedDone, async () => remove(row))
    setRemoving(undefined)
  }
  return {
    busy,
    onDelete: setRemoving,
    onRestore: (row: Row) => void act(words.restoredDone, async () => restore(row)),
    confirm: removing && (
      <ConfirmLater
        danger
        title={words.deleteTitle}
        body={words.deleteBody(removing)}
        confirmLabel={words.deleteConfirm}
        busy={busy}
        onConfirm={() => void confirmed(removing)}
        onCancel={() => setRemoving(undefined)}
      />
    ),
  }
}
