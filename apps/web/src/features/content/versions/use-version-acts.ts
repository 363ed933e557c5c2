import { useApolloClient } from '@apollo/client/react'
import type { ContentKind } from '@portal/domain'
import { useState } from 'react'
import { problemOf } from '../../../lib/problem'
import { toast } from '../../../ui/feedback/toast'
import { contentMessages as m } from '../content-messages.generated'
import {
  ContentVersionsDocument,
  useApplyContentVersionMutation,
  useCreateContentVersionMutation,
  useDeleteContentVersionMutation,
  usePublishContentVersionMutation,
  type ContentVersionRowFieldsFragment,
  type ContentVersionsQuery,
  type CreateContentVersionMutationVariables,
  type PublishContentVersionMutationVariables,
} from '../content.generated'

interface Payload {
  errors: readonly { message: string }[]
  versions?: ContentVersionRowFieldsFragment[] | null
}

/** Actions on whole versions. A refusal is shown in a toast, and the action returns undefined. */
export function useVersionActs(kind: ContentKind) {
  const client = useApolloClient()
  const [busy, setBusy] = useState(false)
  const [createVersion] = useCreateContentVersionMutation()
  const [deleteVersion] = useDeleteContentVersionMutation()
  const [publishVersion] = usePublishContentVersionMutation()
  const [applyVersion] = useApplyContentVersionMutation()

  async function run<P extends Payload>(act: () => Promise<P | undefined>): Promise<P | undefined> {
    setBusy(true)
    try {
      const payload = await act()
      const { versions } = payload ?? {}
      if (versions)
        client.cache.updateQuery<ContentVersionsQuery>(
          { query: ContentVersionsDocument, variables: { kind } },
          (known) => known && { ...known, contentVersions: versions },
        )
      const errors = payload?.errors ?? []
      if (errors.length === 0) return payload
      fail(errors.map(({ message }) => message).join(' '))
    } catch (error) {
      fail(problemOf(error).message)
    } finally {
      setBusy(false)
    }
    return undefined
  }
  return {
    busy,
    create: (input: CreateContentVersionMutationVariables['input']) =>
      run(async () => (await createVersion({ variables: { input } })).data?.createContentVersion),
    publish: (input: PublishContentVersionMutationVariables['input']) =>
      run(async () => (await publishVersion({ variables: { input } })).data?.publishContentVersion),
    remove: (id: number) =>
      run(
        async () => (await deleteVersion({ variables: { input: { kind, id } } })).data?.deleteContentVersion,
      ),
    apply: (id: number) =>
      run(async () => (await applyVersion({ variables: { input: { kind, id } } })).data?.applyContentVersion),
  }
}

function fail(description: string) {
  toast({ status: 'error', title: m.failed, description, duration: 5000 })
}
