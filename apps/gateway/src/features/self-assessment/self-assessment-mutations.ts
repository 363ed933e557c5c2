import {
  complianceStrategyItem,
  selfAssessment,
  selfAssessmentRow,
  subsectionResponse,
} from '@portal/rest-contract'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Mutation, Resolver, Info } from 'type-graphql'
import { z } from 'zod'
import type { GatewayContext } from '../../context.js'
import { currentRow } from '../../errors/current-row.js'
import { withAgencies } from '../agencies/agencies-client.js'
import { orRefusal } from '../../errors/user-error.js'
import {
  activate,
  assign,
  assignAllSuggested,
  moveSubsection,
  readItem,
  readSelfAssessment,
  readSubsection,
  recall,
  resetActivation,
  saveItem,
  start,
  submit,
  unassign,
} from './self-assessment-client.js'
import {
  ActivateSelfAssessmentsInput,
  AssignmentInput,
  AssignSuggestedInput,
  RecallSelfAssessmentInput,
  ResetSelfAssessmentActivationInput,
  SaveComplianceStrategyItemInput,
  SetSubsectionStateInput,
  StartSelfAssessmentInput,
  SubmitSelfAssessmentInput,
} from './self-assessment-inputs.js'
import {
  ActivateSelfAssessmentsPayload,
  AssignmentPayload,
  AssignSuggestedPayload,
  ComplianceStrategyItemPayload,
  SelfAssessmentPayload,
  SubsectionResponsePayload,
} from './self-assessment-payloads.js'
import type { SelfAssessment } from './self-assessment-types.js'
import type { AssignableUser } from './subsection-types.js'

@Resolver()
export class SelfAssessmentMutations {
  @Mutation(() => ActivateSelfAssessmentsPayload, {
    description: 'Activates self-assessments for their agencies, all or none. For the state.',
  })
  async activateSelfAssessments(
    @Ctx() context: GatewayContext,
    @Arg('input', () => ActivateSelfAssessmentsInput, { description: 'Which, and until when.' })
    input: ActivateSelfAssessmentsInput,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ActivateSelfAssessmentsPayload> {
    const payload = await orRefusal<ActivateSelfAssessmentsPayload>(
      async () => ({ errors: [], rows: await activate(context, input) }),
      async (refused) => ({
        errors: refused.errors,
        rows: (await currentRow(refused, z.array(selfAssessmentRow), async () => [])) ?? [],
      }),
    )
    const { errors, rows } = payload
    return rows.length === 0
      ? payload
      : { errors, rows: await withAgencies(context, info, Promise.resolve(rows)) }
  }

  @Mutation(() => SelfAssessmentPayload, {
    description:
      'Takes an activation back. Answers are kept, hidden, and come back with the next activation.',
  })
  async resetSelfAssessmentActivation(
    @Ctx() context: GatewayContext,
    @Arg('input', () => ResetSelfAssessmentActivationInput, { description: 'Which, and why.' })
    input: ResetSelfAssessmentActivationInput,
  ): Promise<SelfAssessmentPayload> {
    return selfAssessmentAct(context, input.id, () => resetActivation(context, input))
  }

  @Mutation(() => SelfAssessmentPayload, {
    description: 'Opens a self-assessment for answers. For administrators of the agency.',
  })
  async startSelfAssessment(
    @Ctx() context: GatewayContext,
    @Arg('input', () => StartSelfAssessmentInput, {
      description: 'The self-assessment, and the version the caller saw.',
    })
    input: StartSelfAssessmentInput,
  ): Promise<SelfAssessmentPayload> {
    return selfAssessmentAct(context, input.id, () => start(context, input))
  }

  @Mutation(() => SelfAssessmentPayload, {
    description: 'Submits a self-assessment to the state, with the statement of accuracy.',
  })
  async submitSelfAssessment(
    @Ctx() context: GatewayContext,
    @Arg('input', () => SubmitSelfAssessmentInput, { description: 'Which, and who states its accuracy.' })
    input: SubmitSelfAssessmentInput,
  ): Promise<SelfAssessmentPayload> {
    return selfAssessmentAct(context, input.id, () => submit(context, input))
  }

  @Mutation(() => SelfAssessmentPayload, {
    description: 'Takes a submission back, until the state begins its review.',
  })
  async recallSelfAssessment(
    @Ctx() context: GatewayContext,
    @Arg('input', () => RecallSelfAssessmentInput, {
      description: 'The self-assessment, and the version the caller saw.',
    })
    input: RecallSelfAssessmentInput,
  ): Promise<SelfAssessmentPayload> {
    return selfAssessmentAct(context, input.id, () => recall(context, input))
  }

  @Mutation(() => SubsectionResponsePayload, {
    description: 'Marks a subsection ready, approves it or returns it.',
  })
  async setSubsectionState(
    @Ctx() context: GatewayContext,
    @Arg('input', () => SetSubsectionStateInput, { description: 'Which, and its next state.' })
    input: SetSubsectionStateInput,
  ): Promise<SubsectionResponsePayload> {
    return orRefusal<SubsectionResponsePayload>(
      async () => ({ errors: [], subsectionResponse: await moveSubsection(context, input) }),
      async (refused) => ({
        errors: refused.errors,
        subsectionResponse: await currentRow(refused, subsectionResponse, () =>
          readSubsection(context, input.id),
        ),
      }),
    )
  }

  @Mutation(() => ComplianceStrategyItemPayload, {
    description: 'Saves the rating and the explanation of one question, complete or not.',
  })
  async saveComplianceStrategyItem(
    @Ctx() context: GatewayContext,
    @Arg('input', () => SaveComplianceStrategyItemInput, { description: 'The answer.' })
    input: SaveComplianceStrategyItemInput,
  ): Promise<ComplianceStrategyItemPayload> {
    return orRefusal<ComplianceStrategyItemPayload>(
      async () => ({ errors: [], item: await saveItem(context, input) }),
      async (refused) => ({
        errors: refused.errors,
        item: await currentRow(refused, complianceStrategyItem, () =>
          readItem(context, input.selfAssessmentId, input.itemId),
        ),
      }),
    )
  }

  @Mutation(() => AssignmentPayload, { description: 'Assigns a person to a subsection.' })
  async assignUser(
    @Ctx() context: GatewayContext,
    @Arg('input', () => AssignmentInput, { description: 'Who, and where.' }) input: AssignmentInput,
  ): Promise<AssignmentPayload> {
    return assignment(() => assign(context, input))
  }

  @Mutation(() => AssignSuggestedPayload, {
    description: 'Assigns the people of the earlier year to the chosen subsections, all or none.',
  })
  async assignSuggested(
    @Ctx() context: GatewayContext,
    @Arg('input', () => AssignSuggestedInput, { description: 'Which subsections.' })
    input: AssignSuggestedInput,
  ): Promise<AssignSuggestedPayload> {
    return orRefusal<AssignSuggestedPayload>(
      async () => ({ errors: [], suggestions: await assignAllSuggested(context, input) }),
      ({ errors }) => ({ errors, suggestions: [] }),
    )
  }

  @Mutation(() => AssignmentPayload, { description: 'Takes a person off a subsection.' })
  async removeUser(
    @Ctx() context: GatewayContext,
    @Arg('input', () => AssignmentInput, { description: 'Who, and where.' }) input: AssignmentInput,
  ): Promise<AssignmentPayload> {
    return assignment(() => unassign(context, input))
  }
}

function selfAssessmentAct(
  context: GatewayContext,
  id: number,
  act: () => Promise<SelfAssessment>,
): Promise<SelfAssessmentPayload> {
  return orRefusal<SelfAssessmentPayload>(
    async () => ({ errors: [], selfAssessment: await act() }),
    async (refused) => ({
      errors: refused.errors,
      selfAssessment: await currentRow(refused, selfAssessment, () => readSelfAssessment(context, id)),
    }),
  )
}

function assignment(act: () => Promise<AssignableUser[]>): Promise<AssignmentPayload> {
  return orRefusal<AssignmentPayload>(
    async () => ({ errors: [], users: await act() }),
    ({ errors }) => ({ errors, users: [] }),
  )
}
