import express, { type Express } from 'express'
import { z } from 'zod'
import { PortalError } from '../errors/portal-error.js'
import type { ContextFactory } from '../server/entrance/request-context.js'
import { liveSessionOf, type LiveReaders } from './live-readers.js'
import { shownPeople, type LiveStreams } from './live-streams.js'
import { liveLimits } from './live-times.js'
import type { PresenceBoard } from './presence-board.js'

export const livePath = '/live'
export const presencePath = '/live/presence'

const topic = z.string().max(60)

const presenceInput = z.object({
  topic,
  /** Names the tab within the browser. */
  tab: z.uuid(),
  /** Id of the part of the record that the user works on. */
  at: z.number().int().positive().max(2_147_483_647).nullable().default(null),
  /** The user has left the record. */
  left: z.boolean().default(false),
})

export interface LiveRouteParts {
  streams: LiveStreams
  readers: LiveReaders
  board: PresenceBoard
  contexts: ContextFactory
}

/**
 * `GET /live?topic=…` is a stream of server-sent events about records, from server to browser only. `POST
 * /live/presence` reports where a tab is and returns who else is there, so it also serves browsers whose stream fails.
 */
export function liveRoutes(app: Express, { streams, readers, board, contexts }: LiveRouteParts): void {
  app.get(livePath, async (request, response) => {
    // The rate limits match this spelling only.
    if (request.path !== livePath) throw new PortalError('NOT_FOUND', 'There is nothing at this address.')
    // There is no body, but the limit on slow bodies runs until the request has been read to its end.
    request.resume()
    const parsed = z
      .union([topic.transform((one) => [one]), z.array(topic)])
      .safeParse(request.query['topic'])
    const topics = [...new Set(parsed.data)]
    if (topics.length === 0 || topics.length > liveLimits.topics)
      throw new PortalError('BAD_USER_INPUT', `Name 1 to ${liveLimits.topics} topics.`)
    await streams.begin(request, response, topics)
  })

  app.post(presencePath, express.json({ limit: '2kb' }), async (request, response) => {
    const input = presenceInput.safeParse(request.body)
    if (!input.success) throw new PortalError('BAD_USER_INPUT', 'This presence cannot be read.')
    const context = contexts(request, response)
    const { tab, at, left, topic: on } = input.data
    const key = `${await liveSessionOf(context)}:${tab}`
    if (left) {
      await board.remove(on, key)
      response.status(204).end()
      return
    }
    try {
      const reader = await readers.read(context, on)
      // The tab may have been closed during the check; its goodbye has then been handled already.
      if (!response.destroyed) await board.put(on, key, { ...reader.person, at })
      response.json({ people: shownPeople(reader, await board.list(on)) })
    } catch (error) {
      // A user who may no longer read the record is not shown on it either.
      if (error instanceof PortalError && (error.code === 'FORBIDDEN' || error.code === 'NOT_FOUND'))
        await board.remove(on, key)
      throw error
    }
  })
}
