import { incident, incidentNotice, type AnswerOf, type getIncident } from '@portal/rest-contract'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { currentRow } from '../../errors/current-row.js'
import { orNull } from '../../errors/missing.js'
import { orRefusal, type Refused } from '../../errors/user-error.js'
import { leaOf, startLeas, withAgencies } from '../agencies/agencies-client.js'
import { Lea } from '../agencies/agencies-types.js'
import { PageArgs } from '../shared/shared-types.js'
import * as client from './incidents-client.js'
import {
  AddIncidentInput,
  IncidentFilterInput,
  RecordIncidentNoticeInput,
  UpdateIncidentInput,
} from './incidents-inputs.js'
import {
  Incident,
  IncidentChoices,
  IncidentNotice,
  IncidentNoticePayload,
  IncidentPage,
  IncidentPayload,
  IncidentStudentPayload,
} from './incidents-types.js'

@Resolver(() => Incident)
export class IncidentsResolver {
  @Query(() => IncidentPage, {
    description: 'Incidents of the agencies that the caller sees, by page; students are masked.',
  })
  async incidents(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => IncidentFilterInput, {
      nullable: true,
      description: 'What to show; everything without it.',
    })
    filter?: IncidentFilterInput | null,
    @Arg('sort', () => String, {
      nullable: true,
      description:
        'Columns with commas between, a minus for descending: incidentDate, number, agency, school, kind, minutes, injury.',
    })
    sort?: string | null,
  ): Promise<IncidentPage> {
    const found = client.readIncidents(context, page, filter ?? {}, sort)
    const rows = await withAgencies(
      context,
      info,
      found.then((answer) => answer.rows),
    )
    return { ...(await found), rows }
  }

  @Query(() => Incident, {
    nullable: true,
    description: 'One incident; null when there is none. Its student is masked.',
  })
  async incident(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => Int, { description: 'Id of the incident.' }) id: number,
  ): Promise<Incident | null> {
    startLeas(context, info)
    return orNull(client.readIncident(context, id))
  }

  @Query(() => IncidentChoices, {
    description: 'What the fields of an incident can hold, and what flags and clocks are judged by.',
  })
  async incidentChoices(@Ctx() context: GatewayContext): Promise<IncidentChoices> {
    return client.readChoices(context)
  }

  @Mutation(() => IncidentPayload, { description: 'Registers an incident. For people of the agency.' })
  async addIncident(
    @Ctx() context: GatewayContext,
    @Arg('input', () => AddIncidentInput, { description: 'The new incident.' }) input: AddIncidentInput,
  ): Promise<IncidentPayload> {
    return acted(() => client.add(context, input))
  }

  @Mutation(() => IncidentPayload, { description: 'Changes an incident. For people of the agency.' })
  async updateIncident(
    @Ctx() context: GatewayContext,
    @Arg('input', () => UpdateIncidentInput, { description: 'Which, and its changes.' })
    input: UpdateIncidentInput,
  ): Promise<IncidentPayload> {
    return acted(
      () => client.update(context, input),
      () => client.readIncident(context, input.id),
    )
  }

  @Mutation(() => IncidentStudentPayload, {
    description:
      'Name and number of the student, which is recorded in the history. For state monitors and people of the agency.',
  })
  async revealIncidentStudent(
    @Ctx() context: GatewayContext,
    @Arg('id', () => Int, { description: 'Id of the incident.' }) id: number,
  ): Promise<IncidentStudentPayload> {
    return orRefusal<IncidentStudentPayload>(
      async () => ({ errors: [], student: await client.reveal(context, id) }),
      ({ errors }) => ({ errors, student: null }),
    )
  }

  @Mutation(() => IncidentNoticePayload, {
    description:
      'Says on which day the notice about a student with many incidents was given. For people of the agency.',
  })
  async recordIncidentNotice(
    @Ctx() context: GatewayContext,
    @Arg('input', () => RecordIncidentNoticeInput, { description: 'Which, and when.' })
    input: RecordIncidentNoticeInput,
  ): Promise<IncidentNoticePayload> {
    return orRefusal<IncidentNoticePayload>(
      async () => ({ errors: [], notice: await client.recordNotice(context, input) }),
      async (refused) => ({ errors: refused.errors, notice: await currentRow(refused, incidentNotice) }),
    )
  }

  @FieldResolver(() => Lea, { description: 'The agency.' })
  async lea(@Root() { leaId }: Pick<Incident, 'leaId'>, @Ctx() context: GatewayContext): Promise<Lea> {
    return leaOf(context, leaId)
  }
}

@Resolver(() => IncidentNotice)
export class IncidentNoticesResolver {
  @FieldResolver(() => Lea, { description: 'The agency.' })
  async lea(@Root() { leaId }: Pick<IncidentNotice, 'leaId'>, @Ctx() context: GatewayContext): Promise<Lea> {
    return leaOf(context, leaId)
  }
}

type Stored = AnswerOf<typeof getIncident>

/** `read` gives the incident as it stands, where a conflict does not bring it. */
function acted(act: () => Promise<Stored>, read?: () => Promise<Stored>): Promise<IncidentPayload> {
  return orRefusal<IncidentPayload>(
    async () => ({ errors: [], incident: await act() }),
    async (refused: Refused) => ({
      errors: refused.errors,
      incident: await currentRow(refused, incident, read),
    }),
  )
}
