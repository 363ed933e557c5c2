import { compareSetDocuments } from '@portal/rest-contract'
import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { recordFilePath } from '../documents/audits-documents-resolver.js'
import { DocumentComparison } from './audits-set-comparison-types.js'

@Resolver()
export class AuditSetComparisonResolver {
  @Query(() => DocumentComparison, {
    description:
      'The texts of two documents of an item side by side; without a choice those of this review and of the one before. For those who see its documents; opening them is recorded.',
  })
  async auditDocumentComparison(
    @Ctx() { upstream }: GatewayContext,
    @Arg('typeKey', () => String, { description: 'Kind of audit: policies-procedures.' }) typeKey: string,
    @Arg('recordId', () => Int, { description: 'Id of the record.' }) id: number,
    @Arg('itemId', () => ID, { description: 'Id of the item.' }) itemId: string,
    @Arg('olderId', () => ID, { nullable: true, description: 'Id of the document on the left.' })
    olderId?: string | null,
    @Arg('newerId', () => ID, { nullable: true, description: 'Id of the document on the right.' })
    newerId?: string | null,
  ): Promise<DocumentComparison> {
    const comparison = await upstream.call(
      compareSetDocuments,
      {
        params: { typeKey, id, itemId },
        query: { older: olderId ?? undefined, newer: newerId ?? undefined },
      },
      { bulk: true },
    )
    return {
      ...comparison,
      documents: comparison.documents.map((document) =>
        Object.assign(document, { downloadPath: recordFilePath(typeKey, document.documentId) }),
      ),
    }
  }
}
