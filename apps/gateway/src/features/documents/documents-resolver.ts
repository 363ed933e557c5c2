import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { orRefusal } from '../../errors/user-error.js'
import { encodedPart } from '../../upstream/rest-client.js'
import { removeDocument } from './documents-client.js'
import { DeleteSupportingDocumentPayload, RelatedDocument, SupportingDocument } from './documents-types.js'

@Resolver(() => RelatedDocument)
export class RelatedDocumentResolver {
  @FieldResolver(() => String, {
    description: 'Path of the bytes at this server, for a link; it downloads as a file.',
  })
  downloadPath(@Root() { id }: Pick<RelatedDocument, 'id'>): string {
    return `/files/required-documents/${encodedPart(id)}`
  }
}

@Resolver(() => SupportingDocument)
export class DocumentsResolver {
  @FieldResolver(() => String, {
    description: 'Path of the bytes at this server, for a link; it downloads as a file.',
  })
  downloadPath(@Root() { id }: Pick<SupportingDocument, 'id'>): string {
    return `/files/supporting-documents/${encodedPart(id)}`
  }

  @Mutation(() => DeleteSupportingDocumentPayload, {
    description: 'Deletes a supporting document: administrators of the agency any, others their own.',
  })
  async deleteSupportingDocument(
    @Ctx() context: GatewayContext,
    @Arg('id', () => ID, { description: 'Id of the document.' }) id: string,
  ): Promise<DeleteSupportingDocumentPayload> {
    return orRefusal<DeleteSupportingDocumentPayload>(
      async () => removeDocument(context, id).then(() => ({ errors: [] })),
      ({ errors }) => ({ errors }),
    )
  }
}
