import * as calls from '@portal/rest-contract'
import { managedAnnouncement } from '@portal/rest-contract'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { currentRow } from '../../errors/current-row.js'
import { orNull } from '../../errors/missing.js'
import { orRefusal, type Refused } from '../../errors/user-error.js'
import { readAnnouncements } from './announcements-client.js'
import {
  Announcement,
  AnnouncementPayload,
  AnnouncementShow,
  CreateAnnouncementInput,
  DismissAnnouncementPayload,
  ManagedAnnouncement,
  UpdateAnnouncementInput,
} from './announcements-types.js'

const versionSeen = 'Version of the record that the caller saw.'
const which = 'Id of the announcement.'

@Resolver()
export class AnnouncementsResolver {
  @Query(() => [Announcement], {
    description: 'What is announced to the caller today and was not put away, the most urgent first.',
  })
  async announcements(@Ctx() context: GatewayContext): Promise<Announcement[]> {
    return readAnnouncements(context)
  }

  @Query(() => [ManagedAnnouncement], {
    description: 'All announcements, the newest first. For state monitors.',
  })
  async managedAnnouncements(
    @Ctx() { upstream }: GatewayContext,
    @Arg('show', () => AnnouncementShow, {
      nullable: true,
      description: 'Existing ones by default.',
    })
    show?: keyof typeof AnnouncementShow | null,
  ): Promise<ManagedAnnouncement[]> {
    return upstream.call(calls.listManagedAnnouncements, { query: { show: show ?? undefined } })
  }

  @Query(() => ManagedAnnouncement, {
    nullable: true,
    description: 'One announcement, a deleted one too; null when there is none. For state monitors.',
  })
  async managedAnnouncement(
    @Ctx() context: GatewayContext,
    @Arg('id', () => Int, { description: which }) id: number,
  ): Promise<ManagedAnnouncement | null> {
    return orNull(read(context, id))
  }

  @Mutation(() => AnnouncementPayload, { description: 'Adds an announcement. For state monitors.' })
  async createAnnouncement(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => CreateAnnouncementInput, { description: 'The new announcement.' })
    input: CreateAnnouncementInput,
  ): Promise<AnnouncementPayload> {
    return orRefusal<AnnouncementPayload>(
      async () => ({
        errors: [],
        announcement: await upstream.call(calls.createAnnouncement, { body: input }),
      }),
      ({ errors }) => ({ errors, announcement: null }),
    )
  }

  @Mutation(() => AnnouncementPayload, { description: 'Changes an announcement.' })
  async updateAnnouncement(
    @Ctx() context: GatewayContext,
    @Arg('input', () => UpdateAnnouncementInput, { description: 'The announcement and its changes.' })
    { id, ...body }: UpdateAnnouncementInput,
  ): Promise<AnnouncementPayload> {
    return acted(context, id, () => context.upstream.call(calls.updateAnnouncement, { params: { id }, body }))
  }

  @Mutation(() => AnnouncementPayload, { description: 'Deletes an announcement; it can be restored.' })
  async deleteAnnouncement(
    @Ctx() context: GatewayContext,
    @Arg('id', () => Int, { description: which }) id: number,
    @Arg('version', () => Int, { description: versionSeen }) version: number,
  ): Promise<AnnouncementPayload> {
    return acted(context, id, () =>
      context.upstream.call(calls.deleteAnnouncement, { params: { id }, body: { version } }),
    )
  }

  @Mutation(() => AnnouncementPayload, { description: 'Takes a deleted announcement back.' })
  async restoreAnnouncement(
    @Ctx() context: GatewayContext,
    @Arg('id', () => Int, { description: which }) id: number,
    @Arg('version', () => Int, { description: versionSeen }) version: number,
  ): Promise<AnnouncementPayload> {
    return acted(context, id, () =>
      context.upstream.call(calls.restoreAnnouncement, { params: { id }, body: { version } }),
    )
  }

  @Mutation(() => DismissAnnouncementPayload, {
    description: 'Puts an announcement away for the caller; a second time changes nothing.',
  })
  async dismissAnnouncement(
    @Ctx() { upstream }: GatewayContext,
    @Arg('id', () => Int, { description: which }) id: number,
  ): Promise<DismissAnnouncementPayload> {
    return orRefusal<DismissAnnouncementPayload>(
      async () => {
        await upstream.call(calls.dismissAnnouncement, { params: { id } })
        return { errors: [] }
      },
      ({ errors }) => ({ errors }),
    )
  }
}

function read({ upstream }: Pick<GatewayContext, 'upstream'>, id: number): Promise<ManagedAnnouncement> {
  return upstream.call(calls.getAnnouncement, { params: { id } })
}

function acted(
  context: GatewayContext,
  id: number,
  act: () => Promise<ManagedAnnouncement>,
): Promise<AnnouncementPayload> {
  return orRefusal<AnnouncementPayload>(
    async () => ({ errors: [], announcement: await act() }),
    async (refused: Refused) => ({
      errors: refused.errors,
      announcement: await currentRow(refused, managedAnnouncement, () => read(context, id)),
    }),
  )
}
