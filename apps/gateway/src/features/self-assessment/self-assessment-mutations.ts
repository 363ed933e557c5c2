import {
  complianceStrategyItem,
  selfAssessment,
  selfAssessmentRow,
  subsectionResponse,
} from '@portal/rest-contract'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Int, Mutation, Resolver } from 'type-graphql'
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
  changePlan,
  recall,
  remind,
  resetActivation,
  confirmItem,
  saveItem,
  send,
  setApplicability,
  setDueDates,
  start,
  submit,
  unassign,
} from './self-assessment-client.js'
import {
  ActivateSelfAssessmentsInput,
  AssignmentInput,
  AssignSuggestedInput,
  PlanSelfAssessmentInput,
  RecallSelfAssessmentInput,
  ResetSelfAssessmentActivationInput,
  ConfirmComplianceStrategyItemInput,
  SaveComplianceStrategyItemInput,
  SendSubsectionInput,
  SetSelfAssessmentDueDatesInput,
  SetSubsectionApplicabilityInput,
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
  SelfAssessmentRowsPayload,
  SubsectionResponsePayload,
} from './self-assessment-payloads.js'
import type { SelfAssessment } from './self-assessment-types.js'
import type { AssignableUser, SubsectionResponse } from './answering/subsection-types.js'

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
    return rowsAct(context, info, () => activate(context, input))
  }

  @Mutation(() => SelfAssessmentRowsPayload, {
    description:
      'Changes the due date of activated self-assessments and notifies their agencies. For the state.',
  })
  async setSelfAssessmentDueDates(
    @Ctx() context: GatewayContext,
    @Arg('input', () => SetSelfAssessmentDueDatesInput, { description: 'Which, and until when.' })
    input: SetSelfAssessmentDueDatesInput,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SelfAssessmentRowsPayload> {
    return rowsAct(context, info, () => setDueDates(context, input))
  }

  @Mutation(() => SelfAssessmentRowsPayload, {
    description: 'Reminds agencies of self-assessments that wait for them, all or none. For the state.',
  })
  async remindOfSelfAssessments(
    @Ctx() context: GatewayContext,
    @Arg('ids', () => [Int], { description: 'Self-assessments whose turn it is at the agency.' })
    ids: number[],
    @Info() info: GraphQLResolveInfo,
  ): Promise<SelfAssessmentRowsPayload> {
    return rowsAct(context, info, () => remind(context, ids))
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
      description: 'Which, who leads, who works on what, and until when.',
    })
    input: StartSelfAssessmentInput,
  ): Promise<SelfAssessmentPayload> {
    return selfAssessmentAct(context, input.id, () => start(context, input))
  }

  @Mutation(() => SelfAssessmentPayload, {
    description:
      'Changes who leads in the agency, and when single subsections are due. For administrators of the agency.',
  })
  async planSelfAssessment(
    @Ctx() context: GatewayContext,
    @Arg('input', () => PlanSelfAssessmentInput, { description: 'Which, who leads, and until when.' })
    input: PlanSelfAssessmentInput,
  ): Promise<SelfAssessmentPayload> {
    return selfAssessmentAct(context, input.id, () => changePlan(context, input))
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
    description: 'Says that a subsection does not apply to the agency, or decides on it for the state.',
  })
  async setSubsectionApplicability(
    @Ctx() context: GatewayContext,
    @Arg('input', () => SetSubsectionApplicabilityInput, { description: 'Which, and the step.' })
    input: SetSubsectionApplicabilityInput,
  ): Promise<SubsectionResponsePayload> {
    return subsectionAct(context, input.id, () => setApplicability(context, input))
  }

  @Mutation(() => SubsectionResponsePayload, {
    description: 'Sends one approved subsection to the state before the whole, or recalls it.',
  })
  async sendSubsection(
    @Ctx() context: GatewayContext,
    @Arg('input', () => SendSubsectionInput, { description: 'Which, and whether to send it.' })
    input: SendSubsectionInput,
  ): Promise<SubsectionResponsePayload> {
    return subsectionAct(context, input.id, () => send(context, input))
  }

  @Mutation(() => SubsectionResponsePayload, {
    description: 'Marks a subsection ready, approves it or returns it.',
  })
  async setSubsectionState(
    @Ctx() context: GatewayContext,
    @Arg('input', () => SetSubsectionStateInput, { description: 'Which, and its next state.' })
    input: SetSubsectionStateInput,
  ): Promise<SubsectionResponsePayload> {
    return subsectionAct(context, input.id, () => moveSubsection(context, input))
  }

  @Mutation(() => ComplianceStrategyItemPayload, {
    description: 'Confirms an answer whose question was changed by an upgrade.',
  })
  async confirmComplianceStrategyItem(
    @Ctx() context: GatewayContext,
    @Arg('input', () => ConfirmComplianceStrategyItemInput, { description: 'The answer.' })
    input: ConfirmComplianceStrategyItemInput,
  ): Promise<ComplianceStrategyItemPayload> {
    return itemAct(context, input, () => confirmItem(context, input))
  }

  @Mutation(() => ComplianceStrategyItemPayload, {
    description: 'Saves the rating and the explanation of one question, complete or not.',
  })
  async saveComplianceStrategyItem(
    @Ctx() context: GatewayContext,
    @Arg('input', () => SaveComplianceStrategyItemInput, { description: 'The answer.' })
    input: SaveComplianceStrategyItemInput,
  ): Promise<ComplianceStrategyItemPayload> {
    return itemAct(context, input, () => saveItem(context, input))
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

function subsectionAct(
  context: GatewayContext,
  id: number,
  act: () => Promise<SubsectionResponse>,
): Promise<SubsectionResponsePayload> {
  return orRefusal<SubsectionResponsePayload>(
    async () => ({ errors: [], subsectionResponse: await act() }),
    async (refused) => ({
      errors: refused.errors,
      subsectionResponse: await currentRow(refused, subsectionResponse, () => readSubsection(context, id)),
    }),
  )
}

function assignment(act: () => Promise<AssignableUser[]>): Promise<AssignmentPayload> {
  return orRefusal<AssignmentPayload>(
    async () => ({ errors: [], users: await act() }),
    ({ errors }) => ({ errors, users: [] }),
  )
}

/** A change of many rows; with CONFLICT it returns the current rows. */
async function rowsAct(
  context: GatewayContext,
  info: GraphQLResolveInfo,
  act: () => Promise<z.infer<typeof selfAssessmentRow>[]>,
): Promise<SelfAssessmentRowsPayload> {
  const payload = await orRefusal(
    async () => ({ errors: [], rows: await act() }),
    async (refused) => ({
      errors: refused.errors,
      rows: (await currentRow(refused, z.array(selfAssessmentRow), async () => [])) ?? [],
    }),
  )
  const { errors, rows } = payload
  return { errors, rows: rows.length === 0 ? [] : await withAgencies(context, info, Promise.resolve(rows)) }
}

function itemAct(
  context: GatewayContext,
  { selfAssessmentId, itemId }: { selfAssessmentId: number; itemId: number },
  act: () => ReturnType<typeof saveItem>,
): Promise<ComplianceStrategyItemPayload> {
  return orRefusal<ComplianceStrategyItemPayload>(
    async () => ({ errors: [], item: await act() }),
    async (refused) => ({
      errors: refused.errors,
      item: await currentRow(refused, complianceStrategyItem, () =>
        readItem(context, selfAssessmentId, itemId),
      ),
    }),
  )
}
