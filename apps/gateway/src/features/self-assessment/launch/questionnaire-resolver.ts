import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { orRefusal } from '../../../errors/user-error.js'
import { PublishQuestionnairePayload, QuestionnaireRow } from './questionnaire-types.js'
import { publish, readQuestionnaires } from '../self-assessment-client.js'

@Resolver()
export class QuestionnaireResolver {
  @Query(() => [QuestionnaireRow], {
    description: 'Questionnaires of every year, newest first. For those who manage content.',
  })
  async questionnaires(@Ctx() context: GatewayContext): Promise<QuestionnaireRow[]> {
    return readQuestionnaires(context)
  }

  @Mutation(() => PublishQuestionnairePayload, {
    description:
      'Publishes a draft; in a launched year every active agency of its part gets its self-assessment.',
  })
  async publishQuestionnaire(
    @Ctx() context: GatewayContext,
    @Arg('id', () => Int, { description: 'Id of the questionnaire.' }) id: number,
  ): Promise<PublishQuestionnairePayload> {
    // It is published; a list that cannot be read must not hide that.
    const asTheyStand = () => readQuestionnaires(context).catch(() => null)
    return orRefusal<PublishQuestionnairePayload>(
      async () => {
        const { selfAssessments } = await publish(context, id)
        return { errors: [], selfAssessments, questionnaires: await asTheyStand() }
      },
      async ({ errors }) => ({ errors, selfAssessments: 0, questionnaires: await asTheyStand() }),
    )
  }
}
