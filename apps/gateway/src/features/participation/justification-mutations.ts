import { agencyParticipation } from '@portal/rest-contract'
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { currentRow } from '../../errors/current-row.js'
import { orRefusal } from '../../errors/user-error.js'
import {
  DecidedJustificationsPayload,
  DecideJustificationsInput,
  SaveJustificationInput,
  SubmitJustificationInput,
} from './justification-types.js'
import * as client from './participation-client.js'
import { AgencyParticipationPayload, type AgencyParticipation } from './participation-types.js'

@Resolver()
export class JustificationMutations {
  @Mutation(() => AgencyParticipationPayload, {
    description: 'Writes the justification of an agency. For its local administrators.',
  })
  async saveJustification(
    @Ctx() context: GatewayContext,
    @Arg('input', () => SaveJustificationInput, { description: 'Where, and the changes.' })
    input: SaveJustificationInput,
  ): Promise<AgencyParticipationPayload> {
    return acted(context, input, () => client.saveJustification(context, input))
  }

  @Mutation(() => AgencyParticipationPayload, {
    description: 'Sends a complete justification to the state. For local administrators of the agency.',
  })
  async submitJustification(
    @Ctx() context: GatewayContext,
    @Arg('input', () => SubmitJustificationInput, { description: 'Which one.' })
    input: SubmitJustificationInput,
  ): Promise<AgencyParticipationPayload> {
    return acted(context, input, () => client.submitJustification(context, input))
  }

  @Mutation(() => DecidedJustificationsPayload, {
    description: 'Accepts or returns submitted justifications, all or none. For state monitors.',
  })
  async decideJustifications(
    @Ctx() context: GatewayContext,
    @Arg('input', () => DecideJustificationsInput, { description: 'Which, and what becomes of them.' })
    input: DecideJustificationsInput,
  ): Promise<DecidedJustificationsPayload> {
    return orRefusal<DecidedJustificationsPayload>(
      async () => Object.assign({ errors: [] }, await client.decideJustifications(context, input)),
      ({ errors }) => ({ errors, decided: 0 }),
    )
  }
}

function acted(
  context: GatewayContext,
  place: { year: number; leaId: number },
  act: () => Promise<AgencyParticipation>,
): Promise<AgencyParticipationPayload> {
  return orRefusal<AgencyParticipationPayload>(
    async () => ({ errors: [], participation: await act() }),
    async (refused) => ({
      errors: refused.errors,
      participation: await currentRow(refused, agencyParticipation, () =>
        client.readAgencyParticipation(context, place),
      ),
    }),
  )
}
