import type { BrowserContext } from '@playwright/test'
import { contentDraft } from '../content.js'
import { graphql } from '../sign-in.js'

const kind = 'desk-audit'

interface Refusals {
  errors: { message: string }[]
}

async function act(context: BrowserContext, name: string, inputType: string, input: object): Promise<void> {
  const query = `mutation Act($input: ${inputType}!) { act: ${name}(input: $input) { errors { message } } }`
  const { act: payload } = await graphql<{ act: Refusals }>(context, query, { input: { kind, ...input } })
  if (payload.errors.length > 0) throw new Error(`${name}: ${JSON.stringify(payload.errors)}`)
}

/** Publishes newer content of the desk audit of Part B: an item reads otherwise, another is retired. Nobody is moved onto it. */
export async function publishAuditContent(
  monitor: BrowserContext,
  { changed, text, retired }: { changed: string; text: string; retired: string },
): Promise<void> {
  const id = await contentDraft(monitor, kind)
  const { contentVersion } = await graphql<{
    contentVersion: { nodes: { contentId: string; version: number }[] }
  }>(
    monitor,
    'query Nodes($kind: String!, $id: Int!) { contentVersion(kind: $kind, id: $id) { nodes { contentId version } } }',
    { kind, id },
  )
  const version = contentVersion.nodes.find(({ contentId }) => contentId === changed)?.version ?? 0
  await act(monitor, 'saveContentNode', 'SaveContentNodeInput', {
    id,
    contentId: changed,
    version,
    fields: { text },
  })
  await act(monitor, 'retireContentNode', 'RetireContentNodeInput', { id, contentId: retired, retired: true })
  await act(monitor, 'publishContentVersion', 'PublishContentVersionInput', { id, applyToNotStarted: false })
}
