import { useApolloClient } from '@apollo/client/react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useViewer } from '../session/viewer'
import {
  SaveListColumnsDocument,
  ViewerFieldsFragmentDoc,
  type SaveListColumnsMutation,
  type SaveListColumnsMutationVariables,
} from '../session/viewer.generated'

const none: readonly string[] = []

/**
 * Columns of a list that the person has hidden: stored by the server, so they are the same on every device. A choice
 * that the server refuses holds for this visit. A person who has never chosen does not see the `usual` ones.
 */
export function useKeptColumns(
  list: string,
  onNotKept: (error: unknown) => void,
  usual: readonly string[] = none,
): [ReadonlySet<string>, (id: string, hide: boolean) => void] {
  const client = useApolloClient()
  const viewer = useViewer()
  const kept = viewer.listColumns.find((one) => one.list === list)?.hidden
  const [chosen, setChosen] = useState<readonly string[]>()
  const hidden = useMemo(() => new Set(chosen ?? kept ?? usual), [chosen, kept, usual])
  // One at a time, so that the last choice is the last one to arrive.
  const saving = useRef(Promise.resolve())

  const change = useCallback(
    (id: string, hide: boolean) => {
      const next = hide ? [...new Set([...hidden, id])] : [...hidden].filter((one) => one !== id)
      setChosen(next)
      saving.current = saving.current.then(async () => {
        try {
          const { data } = await client.mutate<SaveListColumnsMutation, SaveListColumnsMutationVariables>({
            mutation: SaveListColumnsDocument,
            variables: { input: { list, hidden: next } },
          })
          const saved = data?.saveListColumns
          if (!saved?.listColumns) throw new Error(saved?.errors[0]?.message)
          client.cache.updateFragment(
            {
              id: client.cache.identify(viewer),
              fragment: ViewerFieldsFragmentDoc,
              fragmentName: 'ViewerFields',
            },
            (known: typeof viewer | null) => known && { ...known, listColumns: saved.listColumns ?? [] },
          )
        } catch (error) {
          onNotKept(error)
        }
      })
    },
    [client, viewer, list, hidden, onNotKept],
  )
  return [hidden, change]
}
