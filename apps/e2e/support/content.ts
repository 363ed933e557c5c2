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

interface QuestionnaireNode {
  nodeKind: string
  contentId: string
  version: number
  fields: { title: string; shortDescription: string; intro: string }
}

/** Publishes a version of Part B whose subsections may be sent one by one; agencies that have not begun get it. */
export async function allowRollingSubmission(context: BrowserContext): Promise<void> {
  const kind = 'self-assessment'
  const id = await contentDraft(context)
  const { contentVersion } = await graphql<{ contentVersion: { nodes: QuestionnaireNode[] } }>(
    context,
    `
      query ($kind: String!, $id: Int!) {
        contentVersion(kind: $kind, id: $id) {
          nodes {
            nodeKind
            contentId
            version
            fields {
              title
              shortDescription
              intro
            }
          }
        }
      }
    `,
    { kind, id },
  )
  const root = contentVersion.nodes.find(({ nodeKind }) => nodeKind === 'questionnaire')
  if (!root) throw new Error('The draft has no questionnaire.')
  const { contentId, version, fields } = root
  await graphql(
    context,
    'mutation ($input: SaveContentNodeInput!) { saveContentNode(input: $input) { errors { code message } } }',
    { input: { kind, id, contentId, version, fields: { ...fields, rollingSubmission: true } } },
  )
  const { publishContentVersion } = await graphql<{
    publishContentVersion: { errors: Array<{ code: string; message: string }> }
  }>(
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
    { input: { kind, id, applyToNotStarted: true } },
  )
  if (publishContentVersion.errors.length > 0)
    throw new Error(`The version was not published: ${JSON.stringify(publishContentVersion.errors)}`)
}
