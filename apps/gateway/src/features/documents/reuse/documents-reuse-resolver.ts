import { requiredDocumentCategoryResponse } from '@portal/rest-contract'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { currentRow } from '../../../errors/current-row.js'
import { orRefusal } from '../../../errors/user-error.js'
import { AssignableUser } from '../../self-assessment/answering/subsection-types.js'
import {
  assignToCategory,
  cloneDocuments,
  readAllRequiredDocuments,
  readCloneCategories,
  readCloneDocuments,
  readDocumentUsers,
  relate,
  removeFromCategory,
  unrelate,
} from '../documents-client.js'
import {
  CloneCategory,
  CloneDocument,
  CloneRequiredDocumentsInput,
  DocumentAssignmentInput,
  DocumentAssignmentPayload,
  RelatedRequiredDocumentsPayload,
  RequiredDocument,
  RequiredDocumentCategoryPayload,
  RequiredDocumentRelationInput,
} from '../required/documents-required-types.js'

const category = { description: 'Id of the category in its self-assessment.' }

/** Who submits documents, which documents of earlier years are re-used, and which subsections refer to them. */
@Resolver()
export class RequiredDocumentsReuseResolver {
  @Query(() => [AssignableUser], {
    description: 'Users of the agency, with a mark for those assigned to a required document category.',
  })
  async documentAssignableUsers(
    @Ctx() context: GatewayContext,
    @Arg('categoryResponseId', () => Int, category) categoryResponseId: number,
    @Arg('leaId', () => Int, { description: 'Id of the agency.' }) leaId: number,
  ): Promise<AssignableUser[]> {
    return readDocumentUsers(context, categoryResponseId, leaId)
  }

  @Mutation(() => DocumentAssignmentPayload, {
    description: 'Assigns a person to a required document category.',
  })
  async assignDocumentUser(
    @Ctx() context: GatewayContext,
    @Arg('input', () => DocumentAssignmentInput, { description: 'Who, and where.' })
    input: DocumentAssignmentInput,
  ): Promise<DocumentAssignmentPayload> {
    return assignment(() => assignToCategory(context, input))
  }

  @Mutation(() => DocumentAssignmentPayload, {
    description: 'Takes a person off a required document category.',
  })
  async removeDocumentUser(
    @Ctx() context: GatewayContext,
    @Arg('input', () => DocumentAssignmentInput, { description: 'Who, and where.' })
    input: DocumentAssignmentInput,
  ): Promise<DocumentAssignmentPayload> {
    return assignment(() => removeFromCategory(context, input))
  }

  @Query(() => [CloneCategory], {
    description: 'Categories of the latest earlier year with documents that a category could re-use.',
  })
  async cloneCategories(
    @Ctx() context: GatewayContext,
    @Arg('categoryResponseId', () => Int, category) categoryResponseId: number,
  ): Promise<CloneCategory[]> {
    return readCloneCategories(context, categoryResponseId)
  }

  @Query(() => [CloneDocument], {
    description: 'Documents of an earlier category, with a mark for those that the category has already.',
  })
  async cloneDocuments(
    @Ctx() context: GatewayContext,
    @Arg('originId', () => Int, { description: 'Id of the earlier category in its self-assessment.' })
    originId: number,
    @Arg('destinationId', () => Int, category) destinationId: number,
  ): Promise<CloneDocument[]> {
    return readCloneDocuments(context, originId, destinationId)
  }

  @Mutation(() => RequiredDocumentCategoryPayload, {
    description:
      'Re-uses documents of an earlier year. Each keeps its file, title and day, and is not received yet.',
  })
  async cloneRequiredDocuments(
    @Ctx() context: GatewayContext,
    @Arg('input', () => CloneRequiredDocumentsInput, { description: 'Which, and where to.' })
    input: CloneRequiredDocumentsInput,
  ): Promise<RequiredDocumentCategoryPayload> {
    return orRefusal<RequiredDocumentCategoryPayload>(
      async () => ({ errors: [], category: await cloneDocuments(context, input) }),
      async (refused) => ({
        errors: refused.errors,
        category: await currentRow(refused, requiredDocumentCategoryResponse),
      }),
    )
  }

  @Query(() => [RequiredDocument], { description: 'Every required document of one self-assessment.' })
  async requiredDocuments(
    @Ctx() context: GatewayContext,
    @Arg('selfAssessmentId', () => Int, { description: 'Id of the self-assessment.' })
    selfAssessmentId: number,
  ): Promise<RequiredDocument[]> {
    return readAllRequiredDocuments(context, selfAssessmentId)
  }

  @Mutation(() => RelatedRequiredDocumentsPayload, {
    description: 'Names a required document beside the answers of a subsection.',
  })
  async relateRequiredDocument(
    @Ctx() context: GatewayContext,
    @Arg('input', () => RequiredDocumentRelationInput, { description: 'Which, and where.' })
    input: RequiredDocumentRelationInput,
  ): Promise<RelatedRequiredDocumentsPayload> {
    return relation(() => relate(context, input))
  }

  @Mutation(() => RelatedRequiredDocumentsPayload, {
    description: 'Names a required document no longer beside the answers of a subsection.',
  })
  async unrelateRequiredDocument(
    @Ctx() context: GatewayContext,
    @Arg('input', () => RequiredDocumentRelationInput, { description: 'Which, and where.' })
    input: RequiredDocumentRelationInput,
  ): Promise<RelatedRequiredDocumentsPayload> {
    return relation(() => unrelate(context, input))
  }
}

function assignment(act: () => Promise<AssignableUser[]>): Promise<DocumentAssignmentPayload> {
  return orRefusal<DocumentAssignmentPayload>(
    async () => ({ errors: [], users: await act() }),
    ({ errors }) => ({ errors, users: [] }),
  )
}

function relation(act: () => Promise<RequiredDocument[]>): Promise<RelatedRequiredDocumentsPayload> {
  return orRefusal<RelatedRequiredDocumentsPayload>(
    async () => ({ errors: [], documents: await act() }),
    ({ errors }) => ({ errors, documents: [] }),
  )
}
