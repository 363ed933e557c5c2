import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { DateTimeISO } from '../../../scalars.js'
import { AllowedAct, PersonRef } from '../../shared/shared-types.js'

@ObjectType({ description: 'Something about one cell, one row or the whole of a list.' })
export class ListProblem {
  @Field(() => Int, { description: 'Row of the file; 1 is the heading, 0 the list as a whole.' })
  row!: number

  @Field(() => String, { nullable: true, description: 'Column; null where it is about the row.' })
  column!: string | null

  @Field(() => String, { description: 'What it is, in a sentence.' })
  message!: string
}

@ObjectType({ description: 'A list that was refused, so that the one before it stays.' })
export class RefusedStudentList {
  @Field(() => String, { description: 'Name of the file.' })
  fileName!: string

  @Field(() => Int, { description: 'Rows of the file.' })
  rowCount!: number

  @Field(() => [ListProblem], { description: 'What was wrong; the file with its problems has all.' })
  errors!: ListProblem[]
}

@ObjectType({ description: 'The list from which the sample of a prong is drawn.' })
export class StudentListCheck {
  @Field(() => Boolean, { description: 'Whether a list was accepted.' })
  hasFile!: boolean

  @Field(() => String, { nullable: true, description: 'Name of the accepted file.' })
  fileName!: string | null

  @Field(() => Int, { description: 'Rows of the accepted list.' })
  rowCount!: number

  @Field(() => Int, { description: 'Errors of the list that was refused since; 0 when none was.' })
  errorCount!: number

  @Field(() => [ListProblem], { description: 'Warnings about the accepted list.' })
  warnings!: ListProblem[]

  @Field(() => PersonRef, { nullable: true, description: 'Who uploaded the accepted list.' })
  uploadedBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was uploaded.' })
  uploadedAt!: string | null

  @Field(() => RefusedStudentList, {
    nullable: true,
    description: 'The list that was refused since; null for those who may not send lists.',
  })
  refused!: RefusedStudentList | null

  @Field(() => AllowedAct, { description: 'Whether the caller may send a list now.' })
  upload!: AllowedAct
}

@ObjectType({ description: 'A column of a list.' })
export class ListColumnName {
  @Field(() => String, { description: 'Heading.' })
  name!: string

  @Field(() => String, { description: 'Name of its field.' })
  field!: string
}

@ObjectType({ description: 'One cell of a list.' })
export class PopulationValue {
  @Field(() => String, { description: 'Name of the field.' })
  field!: string

  @Field(() => String, { description: 'Its value; empty where the cell was.' })
  value!: string
}

@ObjectType({ description: 'One row of a list, without what says who it is.' })
export class PopulationRow {
  @Field(() => Int, { description: 'Id of the row.' })
  id!: number

  @Field(() => String, { description: 'Masked: initials and the end of the identifier.' })
  student!: string

  @Field(() => [PopulationValue], { description: 'Its cells.' })
  values!: PopulationValue[]

  @Field(() => [String], { description: 'Flags that it has.' })
  flags!: string[]

  @Field(() => Boolean, { description: 'It is in the sample now.' })
  inSample!: boolean

  @Field(() => Int, { nullable: true, description: 'Whole years on the day of the upload.' })
  age!: number | null
}

@ObjectType({ description: 'A page of the accepted list.' })
export class PopulationPage {
  @Field(() => [ListColumnName], { description: 'Columns of the values.' })
  columns!: ListColumnName[]

  @Field(() => Int, { description: 'Rows that the filter leaves.' })
  total!: number

  @Field(() => [PopulationRow], { description: 'Rows of this page.' })
  rows!: PopulationRow[]
}

@InputType({ description: 'Values of a field of which a row must have one.' })
export class PopulationChoiceInput {
  @Field(() => String, { description: 'Name of the field: school, for example.' })
  field!: string

  @Field(() => [String], { description: 'The values; none filters nothing.' })
  values!: string[]
}

@InputType({ description: 'Which rows of a list count; what is left out filters nothing.' })
export class PopulationFilterInput {
  @Field(() => Int, { nullable: true, description: 'Youngest age.' })
  ageFrom?: number | null

  @Field(() => Int, { nullable: true, description: 'Oldest age.' })
  ageTo?: number | null

  @Field(() => [PopulationChoiceInput], { nullable: true, description: 'Values by field.' })
  values?: PopulationChoiceInput[] | null

  @Field(() => [String], { nullable: true, description: 'Flags that a row must all have.' })
  flags?: string[] | null
}

@ObjectType({ description: 'A value that rows of a list have.' })
export class PopulationChoiceValue {
  @Field(() => String, { description: 'As filters have it.' })
  value!: string

  @Field(() => String, { description: 'As people read it.' })
  label!: string

  @Field(() => Int, { description: 'Rows that have it.' })
  rows!: number
}

@ObjectType({ description: 'A field that rows of a list can be filtered by.' })
export class PopulationChoice {
  @Field(() => String, { description: 'Name of the field: school, for example.' })
  field!: string

  @Field(() => String, { description: 'Heading of its column.' })
  name!: string

  @Field(() => [PopulationChoiceValue], { description: 'Its values, the most frequent first.' })
  values!: PopulationChoiceValue[]
}

@ObjectType({ description: 'A flag that some rows of a list have.' })
export class PopulationFlag {
  @Field(() => String, { description: 'As filters have it.' })
  flag!: string

  @Field(() => String, { description: 'Heading of its column.' })
  name!: string

  @Field(() => Int, { description: 'Rows that have it.' })
  rows!: number
}

@ObjectType({ description: 'What the rows of a list can be filtered by.' })
export class PopulationChoices {
  @Field(() => [PopulationChoice], { description: 'Fields with their values.' })
  fields!: PopulationChoice[]

  @Field(() => [PopulationFlag], { description: 'Flags with their rows.' })
  flags!: PopulationFlag[]

  @Field(() => [Int], { description: 'Youngest and oldest age; empty where rows have none.' })
  ages!: number[]

  @Field(() => [String], { description: 'Fields of which at least one row has a value.' })
  filled!: string[]
}
