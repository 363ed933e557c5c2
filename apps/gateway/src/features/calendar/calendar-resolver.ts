import { calendarEvent } from '@portal/rest-contract'
import { GraphQLLocalDate } from 'graphql-scalars'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { currentRow } from '../../errors/current-row.js'
import { orNull } from '../../errors/missing.js'
import { orRefusal } from '../../errors/user-error.js'
import {
  create,
  createFeed,
  move,
  readCalendar,
  readClosedDays,
  readEvents,
  readFeeds,
  remove,
  restore,
  revokeFeed,
  toCalendarEvent,
  update,
} from './calendar-client.js'
import {
  Calendar,
  CalendarEvent,
  CalendarEventPayload,
  CalendarEventRefInput,
  CalendarFeed,
  CalendarFeedPayload,
  ClosedDay,
  CreateCalendarEventInput,
  MoveCalendarEventInput,
  RevokeCalendarFeedPayload,
  UpdateCalendarEventInput,
} from './calendar-types.js'

@Resolver()
export class CalendarResolver {
  @Query(() => [CalendarEvent], {
    description:
      'Events of an agency that touch a span of days, by day: those that people keep, its first and last school day, and to ' +
      'state monitors who ask for them the days on which its work is due.',
  })
  calendarEvents(
    @Ctx() context: GatewayContext,
    @Arg('leaId', () => Int, { description: 'Id of the agency.' }) leaId: number,
    @Arg('from', () => GraphQLLocalDate, { description: 'First day of the span.' }) from: string,
    @Arg('to', () => GraphQLLocalDate, { description: 'Last day of the span, at most 800 days later.' })
    to: string,
    @Arg('isStateMonitor', () => Boolean, {
      defaultValue: false,
      description: 'True for the data of state monitors; it has no effect for others.',
    })
    isStateMonitor: boolean,
  ): Promise<CalendarEvent[]> {
    return readEvents(context, { leaId, from, to, isStateMonitor })
  }

  @Query(() => Calendar, {
    nullable: true,
    description: 'The calendar of an agency in one year; null when there is none that the caller may see.',
  })
  calendar(
    @Ctx() context: GatewayContext,
    @Arg('leaId', () => Int, { description: 'Id of the agency.' }) leaId: number,
    @Arg('year', () => Int, { description: 'Compliance year.' }) year: number,
  ): Promise<Calendar | null> {
    return orNull(readCalendar(context, leaId, year))
  }

  @Query(() => [CalendarFeed], { description: 'Feed addresses of the caller that are not revoked.' })
  calendarFeeds(@Ctx() context: GatewayContext): Promise<CalendarFeed[]> {
    return readFeeds(context)
  }

  @Query(() => [ClosedDay], {
    description:
      'Days on which the state is closed, beside weekends and federal holidays: due dates that it sets move off them.',
  })
  closedDays(@Ctx() context: GatewayContext): Promise<ClosedDay[]> {
    return readClosedDays(context)
  }

  @Mutation(() => CalendarEventPayload, {
    description: 'Adds an event. For state monitors, and for local administrators in their own agency.',
  })
  createCalendarEvent(
    @Ctx() context: GatewayContext,
    @Arg('input', () => CreateCalendarEventInput, { description: 'The new event.' })
    input: CreateCalendarEventInput,
  ): Promise<CalendarEventPayload> {
    return eventAct(() => create(context, input))
  }

  @Mutation(() => CalendarEventPayload, { description: 'Changes an event; by whom it may be added.' })
  updateCalendarEvent(
    @Ctx() context: GatewayContext,
    @Arg('input', () => UpdateCalendarEventInput, { description: 'The event and its changes.' })
    input: UpdateCalendarEventInput,
  ): Promise<CalendarEventPayload> {
    return eventAct(() => update(context, input))
  }

  @Mutation(() => CalendarEventPayload, {
    description: 'Moves an event to other days; by whom it may be added.',
  })
  moveCalendarEvent(
    @Ctx() context: GatewayContext,
    @Arg('input', () => MoveCalendarEventInput, { description: 'Which, and its new days.' })
    input: MoveCalendarEventInput,
  ): Promise<CalendarEventPayload> {
    return eventAct(() => move(context, input))
  }

  @Mutation(() => CalendarEventPayload, { description: 'Deletes an event. It can be restored.' })
  deleteCalendarEvent(
    @Ctx() context: GatewayContext,
    @Arg('input', () => CalendarEventRefInput, { description: 'Which event is deleted.' })
    input: CalendarEventRefInput,
  ): Promise<CalendarEventPayload> {
    return eventAct(() => remove(context, input))
  }

  @Mutation(() => CalendarEventPayload, { description: 'Takes a deleted event back.' })
  restoreCalendarEvent(
    @Ctx() context: GatewayContext,
    @Arg('input', () => CalendarEventRefInput, { description: 'Which event comes back.' })
    input: CalendarEventRefInput,
  ): Promise<CalendarEventPayload> {
    return eventAct(() => restore(context, input))
  }

  @Mutation(() => CalendarFeedPayload, {
    description: 'Makes a secret address for calendar programs; the one before for this agency is revoked.',
  })
  createCalendarFeed(
    @Ctx() context: GatewayContext,
    @Arg('leaId', () => Int, { description: 'Id of the agency.' }) leaId: number,
  ): Promise<CalendarFeedPayload> {
    return orRefusal<CalendarFeedPayload>(
      async () => ({ errors: [], ...(await createFeed(context, leaId)) }),
      ({ errors }) => ({ errors, feed: null, path: null }),
    )
  }

  @Mutation(() => RevokeCalendarFeedPayload, {
    description: 'Revokes a feed address of the caller: programs that read it get nothing from then on.',
  })
  revokeCalendarFeed(
    @Ctx() context: GatewayContext,
    @Arg('id', () => Int, { description: 'Id of the address.' }) id: number,
  ): Promise<RevokeCalendarFeedPayload> {
    return orRefusal<RevokeCalendarFeedPayload>(
      async () => {
        await revokeFeed(context, id)
        return { errors: [] }
      },
      ({ errors }) => ({ errors }),
    )
  }
}

function eventAct(act: () => Promise<CalendarEvent>): Promise<CalendarEventPayload> {
  return orRefusal<CalendarEventPayload>(
    async () => ({ errors: [], event: await act() }),
    async (refused) => ({
      errors: refused.errors,
      event: await currentRow<CalendarEvent>(refused, calendarEvent.transform(toCalendarEvent)),
    }),
  )
}
