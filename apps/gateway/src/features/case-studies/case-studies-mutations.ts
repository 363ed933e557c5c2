import { caseStudy } from '@portal/rest-contract'
import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { currentRow } from '../../errors/current-row.js'
import { orRefusal, type Refused } from '../../errors/user-error.js'
import * as client from './case-studies-client.js'
import {
  AddCaseStudyCommentInput,
  AddCaseStudyInput,
  AddCaseStudyStudentInput,
  CaseStudyWordInput,
  EditCaseStudyCommentInput,
  MoveCaseStudyInput,
  ReferCaseStudyInput,
  RemoveCaseStudyStudentInput,
  ResolveCaseStudyCommentInput,
  UpdateCaseStudyInput,
} from './case-studies-inputs.js'
import {
  CaseStudyPayload,
  CaseStudyStudentsPayload,
  CaseStudyWordsPayload,
  type CaseStudy,
} from './case-studies-types.js'

@Resolver()
export class CaseStudiesMutations {
  @Mutation(() => CaseStudyPayload, { description: 'Begins a case study as a draft. For state monitors.' })
  async addCaseStudy(
    @Ctx() context: GatewayContext,
    @Arg('input', () => AddCaseStudyInput, { description: 'The new case study.' }) input: AddCaseStudyInput,
  ): Promise<CaseStudyPayload> {
    return acted(() => client.add(context, input))
  }

  @Mutation(() => CaseStudyPayload, { description: 'Changes a draft. For state monitors.' })
  async updateCaseStudy(
    @Ctx() context: GatewayContext,
    @Arg('input', () => UpdateCaseStudyInput, { description: 'Which, and its changes.' })
    input: UpdateCaseStudyInput,
  ): Promise<CaseStudyPayload> {
    return acted(
      () => client.update(context, input),
      () => client.readCaseStudy(context, input.id),
    )
  }

  @Mutation(() => CaseStudyPayload, {
    description: 'Names one more student of a draft, five at most. For state monitors.',
  })
  async addCaseStudyStudent(
    @Ctx() context: GatewayContext,
    @Arg('input', () => AddCaseStudyStudentInput, { description: 'Where, and who.' })
    input: AddCaseStudyStudentInput,
  ): Promise<CaseStudyPayload> {
    return acted(
      () => client.addStudent(context, input),
      () => client.readCaseStudy(context, input.id),
    )
  }

  @Mutation(() => CaseStudyPayload, { description: 'Takes a student out of a draft. For state monitors.' })
  async removeCaseStudyStudent(
    @Ctx() context: GatewayContext,
    @Arg('input', () => RemoveCaseStudyStudentInput, { description: 'Where, and who.' })
    input: RemoveCaseStudyStudentInput,
  ): Promise<CaseStudyPayload> {
    return acted(
      () => client.removeStudent(context, input),
      () => client.readCaseStudy(context, input.id),
    )
  }

  @Mutation(() => CaseStudyStudentsPayload, {
    description: 'Names of the students, which is recorded in the history of the study. For state monitors.',
  })
  async revealCaseStudyStudents(
    @Ctx() context: GatewayContext,
    @Arg('id', () => Int, { description: 'Id of the case study.' }) id: number,
  ): Promise<CaseStudyStudentsPayload> {
    return orRefusal<CaseStudyStudentsPayload>(
      async () => ({ errors: [], students: await client.reveal(context, id) }),
      ({ errors }) => ({ errors, students: [] }),
    )
  }

  @Mutation(() => CaseStudyPayload, {
    description: 'Moves a case study to another status; backward steps need a reason. For state monitors.',
  })
  async moveCaseStudy(
    @Ctx() context: GatewayContext,
    @Arg('input', () => MoveCaseStudyInput, { description: 'Which, and where.' }) input: MoveCaseStudyInput,
  ): Promise<CaseStudyPayload> {
    return acted(
      () => client.move(context, input),
      () => client.readCaseStudy(context, input.id),
    )
  }

  @Mutation(() => CaseStudyPayload, {
    description: 'Creates the targeted desk audit of a final case study. For state monitors.',
  })
  async referCaseStudy(
    @Ctx() context: GatewayContext,
    @Arg('input', () => ReferCaseStudyInput, { description: 'Which, and the plan of the audit.' })
    input: ReferCaseStudyInput,
  ): Promise<CaseStudyPayload> {
    return acted(
      () => client.refer(context, input),
      () => client.readCaseStudy(context, input.id),
    )
  }

  @Mutation(() => CaseStudyWordsPayload, {
    description: 'Decides whether words stay in files without names. For state monitors.',
  })
  async decideCaseStudyWords(
    @Ctx() context: GatewayContext,
    @Arg('id', () => Int, { description: 'Id of the case study.' }) id: number,
    @Arg('words', () => [CaseStudyWordInput], { description: 'The decisions.' }) words: CaseStudyWordInput[],
  ): Promise<CaseStudyWordsPayload> {
    return orRefusal<CaseStudyWordsPayload>(
      async () => ({ errors: [], words: await client.decide(context, id, words) }),
      ({ errors }) => ({ errors, words: [] }),
    )
  }

  @Mutation(() => CaseStudyPayload, {
    description: 'Comments on a case study, for the state alone. For state monitors.',
  })
  async addCaseStudyComment(
    @Ctx() context: GatewayContext,
    @Arg('input', () => AddCaseStudyCommentInput, { description: 'Where, and what is said.' })
    input: AddCaseStudyCommentInput,
  ): Promise<CaseStudyPayload> {
    return acted(() => client.addComment(context, input))
  }

  @Mutation(() => CaseStudyPayload, { description: 'Changes the words of an own comment. For its author.' })
  async editCaseStudyComment(
    @Ctx() context: GatewayContext,
    @Arg('input', () => EditCaseStudyCommentInput, { description: 'Which, and its new words.' })
    input: EditCaseStudyCommentInput,
  ): Promise<CaseStudyPayload> {
    return acted(() => client.editComment(context, input))
  }

  @Mutation(() => CaseStudyPayload, {
    description: 'Marks a comment as resolved, or opens it again. For state monitors.',
  })
  async resolveCaseStudyComment(
    @Ctx() context: GatewayContext,
    @Arg('input', () => ResolveCaseStudyCommentInput, { description: 'Which, and whether it is resolved.' })
    input: ResolveCaseStudyCommentInput,
  ): Promise<CaseStudyPayload> {
    return acted(() => client.resolveComment(context, input))
  }
}

/** `read` gives the study as it stands, where a conflict does not bring it. */
function acted(act: () => Promise<CaseStudy>, read?: () => Promise<CaseStudy>): Promise<CaseStudyPayload> {
  return orRefusal<CaseStudyPayload>(
    async () => ({ errors: [], caseStudy: await act() }),
    async (refused: Refused) => ({
      errors: refused.errors,
      caseStudy: await currentRow(refused, caseStudy, read),
    }),
  )
}
