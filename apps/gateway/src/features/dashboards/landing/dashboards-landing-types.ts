import { ObjectType } from 'type-graphql'

/** What to choose from; nothing of it is read before it is asked for. */
@ObjectType({
  description: 'What pages let people choose from. Parts that fail are null, each with its error.',
})
export class Choices {}

/** Where to look; each part of the page is asked for by itself: one that fails leaves the others. */
@ObjectType({
  description: 'The first page of the portal. Parts that fail are null, each with its error.',
})
export class LandingPage {
  year!: number

  leaId?: number | undefined

  part?: 'Part B' | 'Part C' | undefined
}
