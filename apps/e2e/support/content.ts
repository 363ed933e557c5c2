import type { BrowserContext } from '@playwright/test'
import { graphql } from './sign-in.js'

export interface ContentRow {
  id: number
  year: number
  part: string
  state: string
  number: number | null
}

export const contentEditor = '/compliance/self-assessment/admin-editing/editor'
export const auditContentEditor = '/compliance/desk-review/admin-editing/editor'
export const categoryEditor = '/compliance/required-documents/admin-editing/editor'

/** Versions of a kind of content, newest year first. */
export async function contentVersions(context: BrowserContext, kind: string): Promise<ContentRow[]> {
  const { contentVersions } = await graphql<{ contentVersions: ContentRow[] }>(
    context,
    'query ($kind: String!) { contentVersions(kind: $kind) { id year part state number } }',
    { kind },
  )
  return contentVersions
}

/** The newest published version of Part B. */
export async function newestPublished(
  context: BrowserContext,
  kind = 'self-assessment',
): Promise<ContentRow> {
  const found = (await contentVersions(context, kind)).find(
    ({ part, state }) => part === 'Part B' && state === 'Published',
  )
  if (!found) throw new Error(`No version of ${kind} is published.`)
  return found
}

/** A draft of Part B for the newest year, made unless there is one. */
export async function contentDraft(context: BrowserContext, kind = 'self-assessment'): Promise<number> {
  const open = (await contentVersions(context, kind)).find(
    ({ part, state }) => part === 'Part B' && state === 'Draft',
  )
  if (open) return open.id
  const { id: fromId, year } = await newestPublished(context, kind)
  const { createContentVersion } = await graphql<{ createContentVersion: { version: { id: number } } }>(
    context,
    'mutation ($input: CreateContentVersionInput!) { createContentVersion(input: $input) { version { id } } }',
    { input: { kind, fromId, year } },
  )
  return createContentVersion.version.id
}

interface ContentNode {
  nodeKind: string
  contentId: string
  version: number
  fields: Record<string, unknown>
}

interface Refusals {
  errors: { code: string; message: string }[]
}

/** Changes fields of places of a draft, without the editor. */
export async function saveContent(
  context: BrowserContext,
  id: number,
  isMeant: (node: ContentNode) => boolean,
  fields: Record<string, unknown>,
): Promise<void> {
  const kind = 'self-assessment'
  const { contentVersion } = await graphql<{ contentVersion: { nodes: ContentNode[] } }>(
    context,
    `
      query ($kind: String!, $id: Int!) {
        contentVersion(kind: $kind, id: $id) {
          nodes {
            nodeKind
            contentId
            version
            fields {
              number
              title
              shortDescription
              rollingSubmission
              intro
              text
              guidance
              areaId
              acceptableEvidence
              citations
              indicatorCode
              responseType
              ratingScale
              narrativeRequired
              evidenceRequired
              requiredDocumentCategoryIds
            }
          }
        }
      }
    `,
    { kind, id },
  )
  for (const { contentId, version, fields: stored } of contentVersion.nodes.filter(isMeant)) {
    const { saveContentNode } = await graphql<{ saveContentNode: Refusals }>(
      context,
      'mutation ($input: SaveContentNodeInput!) { saveContentNode(input: $input) { errors { code message } } }',
      { input: { kind, id, contentId, version, fields: { ...stored, ...fields } } },
    )
    if (saveContentNode.errors.length > 0)
      throw new Error(`The place was not saved: ${JSON.stringify(saveContentNode.errors)}`)
  }
}

/** Publishes a draft; agencies that have not begun get it. */
export async function publishContent(context: BrowserContext, id: number): Promise<void> {
  const { publishContentVersion } = await graphql<{ publishContentVersion: Refusals }>(
    context,
    `
      mutation ($input: PublishContentVersionInput!) {
        publishContentVersion(input: $input) {
          errors {
            code
            message
          }
        }
      }
    `,
    { input: { kind: 'self-assessment', id, applyToNotStarted: true } },
  )
  if (publishContentVersion.errors.length > 0)
    throw new Error(`The version was not published: ${JSON.stringify(publishContentVersion.errors)}`)
}

/** Publishes a version of Part B whose subsections may be sent one by one; agencies that have not begun get it. */
export async function allowRollingSubmission(context: BrowserContext): Promise<void> {
  const id = await contentDraft(context)
  await saveContent(context, id, ({ nodeKind }) => nodeKind === 'questionnaire', { rollingSubmission: true })
  await publishContent(context, id)
}
