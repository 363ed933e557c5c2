import { finding as findingShape } from '@portal/rest-contract'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Int, Mutation, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { currentRow } from '../../errors/current-row.js'
import { orRefusal } from '../../errors/user-error.js'
import { withAgencies } from '../agencies/agencies-client.js'
import {
  addComment,
  assignUser,
  close,
  decide,
  draft,
  editComment,
  giveTo,
  issue,
  judge,
  recordRound,
  remind,
  removeFile,
  requestVerification,
  resolveComment,
  reveal,
  saveCorrection,
  update,
} from './findings-client.js'
import {
  AddFindingCommentInput,
  AssignFindingUserInput,
  CloseFindingInput,
  DecideFindingInput,
  DraftFindingInput,
  EditFindingCommentInput,
  IssueFindingInput,
  JudgeFindingCorrectionInput,
  RecordFindingRoundInput,
  RequestFindingVerificationInput,
  ResolveFindingCommentInput,
  SaveFindingCorrectionInput,
  UpdateFindingInput,
} from './findings-inputs.js'
import {
  FindingPayload,
  FindingReferencesPayload,
  FindingsPayload,
  FindingUsersPayload,
} from './findings-payloads.js'
import type { Finding } from './findings-detail-types.js'
import type { FindingRow } from './findings-types.js'

@Resolver()
export class FindingsMutations {
  @Mutation(() => FindingPayload, {
    description: 'Drafts a finding. The agency sees nothing of it until it is issued. For the state.',
  })
  async draftFinding(
    @Ctx() context: GatewayContext,
    @Arg('input', () => DraftFindingInput, { description: 'What was found.' }) input: DraftFindingInput,
  ): Promise<FindingPayload> {
    return findingAct(() => draft(context, input))
  }

  @Mutation(() => FindingPayload, { description: 'Changes a draft with its cases. For the state.' })
  async updateFinding(
    @Ctx() context: GatewayContext,
    @Arg('input', () => UpdateFindingInput, { description: 'The draft.' }) input: UpdateFindingInput,
  ): Promise<FindingPayload> {
    return findingAct(() => update(context, input))
  }

  @Mutation(() => FindingPayload, {
    description: 'Notifies the agency by letter; from that day it has one year. For the state.',
  })
  async issueFinding(
    @Ctx() context: GatewayContext,
    @Arg('input', () => IssueFindingInput, { description: 'Which, and the letter.' })
    input: IssueFindingInput,
  ): Promise<FindingPayload> {
    return findingAct(() => issue(context, input))
  }

  @Mutation(() => FindingPayload, {
    description:
      'Withdraws or reopens a finding, or records that it was corrected before it was issued. For the state.',
  })
  async decideFinding(
    @Ctx() context: GatewayContext,
    @Arg('input', () => DecideFindingInput, { description: 'Which, and why.' }) input: DecideFindingInput,
  ): Promise<FindingPayload> {
    return findingAct(() => decide(context, input))
  }

  @Mutation(() => FindingPayload, {
    description: 'Closes a finding by letter, once both prongs are verified. For the state.',
  })
  async closeFinding(
    @Ctx() context: GatewayContext,
    @Arg('input', () => CloseFindingInput, { description: 'Which, and the letter.' })
    input: CloseFindingInput,
  ): Promise<FindingPayload> {
    return findingAct(() => close(context, input))
  }

  @Mutation(() => FindingPayload, {
    description: 'Saves what an agency did about a case, and hands it to the state. For the agency.',
  })
  async saveFindingCorrection(
    @Ctx() context: GatewayContext,
    @Arg('input', () => SaveFindingCorrectionInput, { description: 'Which, and what was done.' })
    input: SaveFindingCorrectionInput,
  ): Promise<FindingPayload> {
    return findingAct(() => saveCorrection(context, input))
  }

  @Mutation(() => FindingPayload, {
    description: 'Verifies a correction, returns it, or takes a verification back. For the state.',
  })
  async judgeFindingCorrection(
    @Ctx() context: GatewayContext,
    @Arg('input', () => JudgeFindingCorrectionInput, { description: 'Which, and what is said about it.' })
    input: JudgeFindingCorrectionInput,
  ): Promise<FindingPayload> {
    return findingAct(() => judge(context, input))
  }

  @Mutation(() => FindingPayload, {
    description:
      'Declares that the agency is ready for the review of newer data. For administrators of the agency.',
  })
  async requestFindingVerification(
    @Ctx() context: GatewayContext,
    @Arg('input', () => RequestFindingVerificationInput, { description: 'Which, and what changed.' })
    input: RequestFindingVerificationInput,
  ): Promise<FindingPayload> {
    return findingAct(() => requestVerification(context, input))
  }

  @Mutation(() => FindingPayload, {
    description:
      'Records a review of newer data, which passes with a compliant record and none that is not. For the state.',
  })
  async recordFindingRound(
    @Ctx() context: GatewayContext,
    @Arg('input', () => RecordFindingRoundInput, { description: 'Which, and what was reviewed.' })
    input: RecordFindingRoundInput,
  ): Promise<FindingPayload> {
    return findingAct(() => recordRound(context, input))
  }

  @Mutation(() => FindingReferencesPayload, {
    description:
      'Reveals the student references of a finding, which is recorded in its history. For those who work on it.',
  })
  async revealFindingReferences(
    @Ctx() context: GatewayContext,
    @Arg('id', () => Int, { description: 'Id of the finding.' }) id: number,
  ): Promise<FindingReferencesPayload> {
    return orRefusal<FindingReferencesPayload>(
      async () => ({ errors: [], references: await reveal(context, id) }),
      ({ errors }) => ({ errors, references: [] }),
    )
  }

  @Mutation(() => FindingPayload, {
    description:
      'Deletes a file of what was not submitted or recorded yet, or a document of the finding itself.',
  })
  async deleteFindingFile(
    @Ctx() context: GatewayContext,
    @Arg('id', () => ID, { description: 'Id of the file.' }) id: string,
  ): Promise<FindingPayload> {
    return findingAct(() => removeFile(context, id))
  }

  @Mutation(() => FindingPayload, {
    description:
      'Comments on a finding: for the state alone, or for the agency too. For monitors, and shared ones for the agency.',
  })
  async addFindingComment(
    @Ctx() context: GatewayContext,
    @Arg('input', () => AddFindingCommentInput, { description: 'Where, and what is said.' })
    input: AddFindingCommentInput,
  ): Promise<FindingPayload> {
    return findingAct(() => addComment(context, input))
  }

  @Mutation(() => FindingPayload, { description: 'Changes the words of an own comment. For its author.' })
  async editFindingComment(
    @Ctx() context: GatewayContext,
    @Arg('input', () => EditFindingCommentInput, { description: 'Which, and its new words.' })
    input: EditFindingCommentInput,
  ): Promise<FindingPayload> {
    return findingAct(() => editComment(context, input))
  }

  @Mutation(() => FindingPayload, {
    description: 'Marks a comment as resolved, or opens it again. For those who may write such comments.',
  })
  async resolveFindingComment(
    @Ctx() context: GatewayContext,
    @Arg('input', () => ResolveFindingCommentInput, { description: 'Which, and whether it is resolved.' })
    input: ResolveFindingCommentInput,
  ): Promise<FindingPayload> {
    return findingAct(() => resolveComment(context, input))
  }

  @Mutation(() => FindingsPayload, {
    description: 'Sends reminder letters for open findings, all or none. For the state.',
  })
  async remindOfFindings(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('ids', () => [Int], { description: 'Ids of the findings.' }) ids: number[],
  ): Promise<FindingsPayload> {
    return findingsAct(() => withAgencies(context, info, remind(context, ids)))
  }

  @Mutation(() => FindingsPayload, {
    description: 'Gives findings to a monitor, all or none. For the state.',
  })
  async assignFindingOwner(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('ids', () => [Int], { description: 'Ids of the findings.' }) ids: number[],
    @Arg('ownerMonitorId', () => ID, { description: 'Id of the monitor.' }) ownerMonitorId: string,
  ): Promise<FindingsPayload> {
    return findingsAct(() => withAgencies(context, info, giveTo(context, ids, ownerMonitorId)))
  }

  @Mutation(() => FindingUsersPayload, {
    description:
      'Lets a person of the agency work on the corrections, or no longer. For administrators of the agency.',
  })
  async assignFindingUser(
    @Ctx() context: GatewayContext,
    @Arg('input', () => AssignFindingUserInput, { description: 'Who, and where.' })
    input: AssignFindingUserInput,
  ): Promise<FindingUsersPayload> {
    return orRefusal<FindingUsersPayload>(
      async () => ({ errors: [], users: await assignUser(context, input) }),
      ({ errors }) => ({ errors, users: [] }),
    )
  }
}

function findingAct(act: () => Promise<Finding>): Promise<FindingPayload> {
  return orRefusal<FindingPayload>(
    async () => ({ errors: [], finding: await act() }),
    async (refused) => ({ errors: refused.errors, finding: await currentRow(refused, findingShape) }),
  )
}

function findingsAct(act: () => Promise<FindingRow[]>): Promise<FindingsPayload> {
  return orRefusal<FindingsPayload>(
    async () => ({ errors: [], findings: await act() }),
    ({ errors }) => ({ errors, findings: [] }),
  )
}
