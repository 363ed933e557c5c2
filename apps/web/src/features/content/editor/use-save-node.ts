import { useApolloClient } from '@apollo/client/react'
import { ownLists, type ContentFields, type ContentKind } from '@portal/domain'
import { useCallback } from 'react'
import type { SaveOutcome } from '../../../lib/saving/autosave-queue'
import { fieldsOf } from '../content-nodes'
import {
  ContentVersionDocument,
  useSaveContentNodeMutation,
  type ContentVersionQuery,
} from '../content.generated'

interface SaveNodeOptions {
  kind: ContentKind
  id: number
  contentId: string
  /** Loads the version again, because its available actions may have changed. */
  onRefresh: () => void
}

/** Saves the fields of one place, and writes the response into the cache. */
export function useSaveNode({ kind, id, contentId, onRefresh }: SaveNodeOptions) {
  const client = useApolloClient()
  const [save] = useSaveContentNodeMutation()
  return useCallback(
    async (value: ContentFields, version: number, action: string): Promise<SaveOutcome<ContentFields>> => {
      const fields = ownLists(value)
      const { data } = await save({
        variables: { input: { kind, id, contentId, fields, version } },
        context: { idempotencyKey: action },
      })
      const payload = data?.saveContentNode
      if (!payload) throw new Error('The server gave no answer')
      const { node } = payload
      const refusal = payload.errors[0]
      if (refusal?.code === 'CONFLICT' && node && node.version !== version)
        return {
          kind: 'conflict',
          theirs: fieldsOf(node),
          version: node.version,
          by: node.changedBy?.fullName ?? null,
          at: node.changedOn,
        }
      if (refusal?.isDeleted) return { kind: 'refused', message: refusal.message, isDeleted: true }
      if (refusal || !node) {
        onRefresh()
        return { kind: 'refused', message: refusal?.message ?? '' }
      }
      client.cache.updateQuery<ContentVersionQuery>(
        { query: ContentVersionDocument, variables: { kind, id } },
        (known) =>
          known?.contentVersion && {
            ...known,
            contentVersion: {
              ...known.contentVersion,
              nodes: known.contentVersion.nodes.map((one) => (one.contentId === contentId ? node : one)),
            },
          },
      )
      return { kind: 'saved', version: node.version }
    },
    [client, save, kind, id, contentId, onRefresh],
  )
}
