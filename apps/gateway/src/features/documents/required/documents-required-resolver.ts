import { requiredDocument, requiredDocumentCategoryResponse } from '@portal/rest-contract'
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { currentRow } from '../../../errors/current-row.js'
import { orRefusal } from '../../../errors/user-error.js'
import { encodedPart } from '../../../upstream/rest-client.js'
import {
  changeComments,
  changeMaximum,
  changeStateMonitor,
  changeTitle,
  readCategories,
  removeRequired,
} from '../documents-client.js'
import {
  ChangeRequiredDocumentCommentsInput,
  ChangeRequiredDocumentMaximumInput,
  ChangeRequiredDocumentStateMonitorInput,
  ChangeRequiredDocumentTitleInput,
  RequiredDocument,
  RequiredDocumentCategoryPayload,
  RequiredDocumentCategoryResponse,
  RequiredDocumentPayload,
} from './documents-required-types.js'

@Resolver(() => RequiredDocument)
export class RequiredDocumentsResolver {
  @Query(() => [RequiredDocumentCategoryResponse], {
    description: 'Required document categories of one agency in one year. None before the activation.',
  })
  async requiredDocumentCategories(
    @Ctx() context: GatewayContext,
    @Arg('leaId', () => Int, { description: 'Id of the agency.' }) leaId: number,
    @Arg('year', () => Int, { description: 'Compliance year.' }) year: number,
    @Arg('selfAssessmentId', () => Int, {
      nullable: true,
      description: 'Only those of this self-assessment; all of the agency without it.',
    })
    selfAssessmentId?: number | null,
  ): Promise<RequiredDocumentCategoryResponse[]> {
    return readCategories(context, leaId, year, selfAssessmentId ?? null)
  }

  @FieldResolver(() => String, {
    description: 'Path of the bytes at this server, for a link; it downloads as a file.',
  })
  downloadPath(@Root() { id }: Pick<RequiredDocument, 'id'>): string {
    return `/files/required-documents/${encodedPart(id)}`
  }

  @Mutation(() => RequiredDocumentCategoryPayload, {
    description:
      'Deletes a required document with its relations: administrators of the agency any, others those they added.',
  })
  async deleteRequiredDocument(
    @Ctx() context: GatewayContext,
    @Arg('id', () => ID, { description: 'Id of the document.' }) id: string,
  ): Promise<RequiredDocumentCategoryPayload> {
    return categoryAct(() => removeRequired(context, id))
  }

  @Mutation(() => RequiredDocumentCategoryPayload, {
    description: 'Sets how many documents a category takes. For administrators of the agency.',
  })
  async changeRequiredDocumentMaximum(
    @Ctx() context: GatewayContext,
    @Arg('input', () => ChangeRequiredDocumentMaximumInput, { description: 'Which, and how many.' })
    input: ChangeRequiredDocumentMaximumInput,
  ): Promise<RequiredDocumentCategoryPayload> {
    return categoryAct(() => changeMaximum(context, input))
  }

  @Mutation(() => RequiredDocumentCategoryPayload, {
    description: 'Changes the comments on a category, which the agency reads. For state monitors.',
  })
  async changeRequiredDocumentComments(
    @Ctx() context: GatewayContext,
    @Arg('input', () => ChangeRequiredDocumentCommentsInput, { description: 'Which, and the comments.' })
    input: ChangeRequiredDocumentCommentsInput,
  ): Promise<RequiredDocumentCategoryPayload> {
    return categoryAct(() => changeComments(context, input))
  }

  @Mutation(() => RequiredDocumentPayload, {
    description: 'Changes the title of a required document. For administrators of the agency.',
  })
  async changeRequiredDocumentTitle(
    @Ctx() context: GatewayContext,
    @Arg('input', () => ChangeRequiredDocumentTitleInput, { description: 'Which, and its title.' })
    input: ChangeRequiredDocumentTitleInput,
  ): Promise<RequiredDocumentPayload> {
    return documentAct(async () => changeTitle(context, input))
  }

  @Mutation(() => RequiredDocumentPayload, {
    description: "Ticks or clears 'Received' of a required document. For state monitors.",
  })
  async changeRequiredDocumentStateMonitor(
    @Ctx() context: GatewayContext,
    @Arg('input', () => ChangeRequiredDocumentStateMonitorInput, { description: 'Which, and whether.' })
    input: ChangeRequiredDocumentStateMonitorInput,
  ): Promise<RequiredDocumentPayload> {
    return documentAct(() => changeStateMonitor(context, input))
  }
}

/** A CONFLICT of versions comes with the current row; after other refusals the screen reads it again. */
function categoryAct(
  act: () => Promise<RequiredDocumentCategoryResponse>,
): Promise<RequiredDocumentCategoryPayload> {
  return orRefusal<RequiredDocumentCategoryPayload>(
    async () => ({ errors: [], category: await act() }),
    async (refused) => ({
      errors: refused.errors,
      category: await currentRow(refused, requiredDocumentCategoryResponse),
    }),
  )
}

function documentAct(act: () => Promise<RequiredDocument>): Promise<RequiredDocumentPayload> {
  return orRefusal<RequiredDocumentPayload>(
    async () => ({ errors: [], document: await act() }),
    async (refused) => ({ errors: refused.errors, document: await currentRow(refused, requiredDocument) }),
  )
}
