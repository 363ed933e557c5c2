import { ObjectType } from 'type-graphql'

/** The parent object of the parts; nothing is read before a part is selected. */
@ObjectType({
  description: 'What pages let people choose from. Parts that fail are null, each with its error.',
})
export class Choices {}

/** The parent object of the parts of the page. Each part is read by itself, so a failure of one leaves the others. */
@ObjectType({
  description: 'The first page of the portal. Parts that fail are null, each with its error.',
})
export class LandingPage {
  year!: number

  leaId?: number | undefined

  part?: 'Part B' | 'Part C' | undefined
}
