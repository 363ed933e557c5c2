import {
  documentSet,
  getDocumentSet,
  listDocumentSets,
  saveDocumentSetItem,
  type AnswerOf,
  type BodyOf,
} from '@portal/rest-contract'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { currentRow } from '../../../errors/current-row.js'
import { orRefusal } from '../../../errors/user-error.js'
import { recordFileOf } from '../documents/audits-documents-resolver.js'
import {
  DocumentSet,
  DocumentSetPayload,
  DocumentSetRow,
  SaveDocumentSetItemInput,
} from './audits-set-types.js'

@Resolver()
export class AuditDocumentSetResolver {
  @Query(() => DocumentSet, {
    description: 'What the agency says and sends about each item of a review without a sample.',
  })
  async auditDocumentSet(
    @Ctx() { upstream }: GatewayContext,
    @Arg('typeKey', () => String, { description: 'Kind of audit: policies-procedures.' }) typeKey: string,
    @Arg('recordId', () => Int, { description: 'Id of the record.' }) recordId: number,
  ): Promise<DocumentSet> {
    return setOf(typeKey, await upstream.call(getDocumentSet, { params: { typeKey, id: recordId } }))
  }

  @Query(() => [DocumentSetRow], {
    description:
      'How much of the document sets of a year is answered, and how much changed since the last review.',
  })
  async auditDocumentSets(
    @Ctx() { upstream }: GatewayContext,
    @Arg('typeKey', () => String, { description: 'Kind of audit: policies-procedures.' }) typeKey: string,
    @Arg('year', () => Int, { description: 'Compliance year.' }) year: number,
  ): Promise<DocumentSetRow[]> {
    return upstream.call(listDocumentSets, { params: { typeKey, year } })
  }

  @Mutation(() => DocumentSetPayload, {
    description: 'Saves what the agency says about one item of its document set. For the agency.',
  })
  async saveDocumentSetItem(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => SaveDocumentSetItemInput, { description: 'Which item, and what is said.' })
    { typeKey, recordId, itemId, ...sent }: SaveDocumentSetItemInput,
  ): Promise<DocumentSetPayload> {
    const body = Object.fromEntries(
      Object.entries(sent).filter(
        ([name, value]) => value !== undefined && (value !== null || isNullable(name)),
      ),
    ) as BodyOf<typeof saveDocumentSetItem>
    const params = { typeKey, id: recordId, itemId }
    return orRefusal<DocumentSetPayload>(
      async () => ({
        errors: [],
        set: setOf(typeKey, await upstream.call(saveDocumentSetItem, { params, body })),
      }),
      async (refused) => {
        const current = await currentRow(refused, documentSet)
        return { errors: refused.errors, set: current && setOf(typeKey, current) }
      },
    )
  }
}

/** Days and what is said can be taken away; texts cannot be null. */
const isNullable = (name: string) => name.endsWith('On') || name === 'standing'

/** A set with the addresses of its documents. */
function setOf(typeKey: string, set: AnswerOf<typeof getDocumentSet>): DocumentSet {
  const files = (documents: Parameters<typeof recordFileOf>[1][]) =>
    documents.map((file) => recordFileOf(typeKey, file))
  return {
    ...set,
    items: set.items.map((item) => ({
      ...item,
      documents: files(item.documents),
      former: item.former && { ...item.former, documents: files(item.former.documents) },
      versions: item.versions.map((version) => ({ ...version, documents: files(version.documents) })),
    })),
  }
}
