import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({ description: 'A column of the comparison of agencies.' })
export class MatrixAgency {
  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => String, { description: 'Its code.' })
  code!: string

  @Field(() => String, { description: 'Its name.' })
  name!: string

  @Field(() => String, { description: 'Its short name.' })
  shortName!: string

  @Field(() => Int, { description: 'Id of its prong.' })
  prongId!: number

  @Field(() => String, { description: 'Percent over all items.' })
  percent!: string
}

@ObjectType({ description: 'Compliance with an item.' })
export class MatrixScore {
  @Field(() => Int, { description: 'Answers that are met.' })
  met!: number

  @Field(() => Int, { description: 'Met and not met together.' })
  reviewed!: number

  @Field(() => Int, { description: 'Not applicable: neither met nor not met.' })
  excluded!: number

  @Field(() => String, { description: 'Percent; N/A of none.' })
  percent!: string

  @Field(() => String, { description: 'Its band: none, compliant, individual or systemic.' })
  heat!: string
}

@ObjectType({ description: 'An item at an agency.' })
export class MatrixCell extends MatrixScore {
  @Field(() => Int, { description: 'Id of the prong that it comes from.' })
  prongId!: number

  @Field(() => String, { nullable: true, description: 'Id of the item there; null where it had none.' })
  itemId!: string | null
}

@ObjectType({ description: 'An item at every agency.' })
export class MatrixItem {
  @Field(() => String, { description: 'Id of the item.' })
  id!: string

  @Field(() => String, { description: 'Its number.' })
  number!: string

  @Field(() => String, { description: 'The requirement.' })
  text!: string

  @Field(() => [String], { description: 'References of regulations.' })
  citations!: string[]

  @Field(() => String, { description: 'Number of its section.' })
  sectionNumber!: string

  @Field(() => String, { description: 'Title of its section.' })
  sectionTitle!: string

  @Field(() => MatrixScore, { description: 'The agencies of all pages together.' })
  state!: MatrixScore

  @Field(() => [MatrixCell], { description: 'One for each agency of the page, in their order.' })
  cells!: MatrixCell[]
}

@ObjectType({ description: 'Compliance of each item at each agency.' })
export class AuditMatrix {
  @Field(() => Int, { description: 'Complete reviews on all pages.' })
  total!: number

  @Field(() => Int, { description: 'Audits whose first review is not complete.' })
  waiting!: number

  @Field(() => [MatrixAgency], { description: 'Agencies of the page by code.' })
  agencies!: MatrixAgency[]

  @Field(() => [MatrixItem], { description: 'Items in order.' })
  items!: MatrixItem[]
}
