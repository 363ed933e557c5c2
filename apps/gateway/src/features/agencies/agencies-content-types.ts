import { GraphQLLocalDate } from 'graphql-scalars'
import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { DateTimeISO } from '../../scalars.js'
import { UserError } from '../../errors/user-error.js'
import { AllowedAct, PersonRef } from '../shared/shared-types.js'
import { Lea } from './agencies-types.js'
import { changesOf } from '../../changes-of.js'

const name = 'First and last name.'
const title = 'Title of the person, such as Superintendent.'
const email = 'E-mail address.'
const phoneNumber = 'Telephone number.'
const label = 'Words of the link.'
const url = 'Where it leads: http or https.'
const year = 'Compliance year: the calendar year in which the school year starts.'
const firstDay = 'First school day.'
const lastDay = 'Last school day.'

@ObjectType({ description: 'Somebody to write or call to in an agency; need not have an account.' })
export class LeaContact {
  @Field(() => String, { description: name })
  name!: string

  @Field(() => String, { description: title })
  title!: string

  @Field(() => String, { description: email })
  email!: string

  @Field(() => String, { description: phoneNumber })
  phoneNumber!: string
}

@ObjectType({ description: 'A link on the pages of an agency.' })
export class LeaLink {
  @Field(() => String, { description: label })
  label!: string

  @Field(() => String, { description: url })
  url!: string
}

@ObjectType({ description: 'First and last day of one school year of an agency.' })
export class LeaSchoolYear {
  @Field(() => Int, { description: year })
  year!: number

  @Field(() => GraphQLLocalDate, { description: firstDay })
  firstDay!: string

  @Field(() => GraphQLLocalDate, { description: lastDay })
  lastDay!: string
}

@ObjectType({ description: 'The logo of an agency. POST /files/agency-logos/{id} sets it.' })
export class LeaLogo {
  @Field(() => String, { description: 'Name of the file.' })
  fileName!: string

  @Field(() => String, { description: 'Type of the picture, found from its content.' })
  mime!: string

  @Field(() => Int, { description: 'Size in bytes.' })
  size!: number

  @Field(() => String, { description: 'SHA-256 of its bytes, in hex.' })
  sha256!: string

  @Field(() => String, { description: 'Path of the picture at this server; another one for every picture.' })
  downloadPath!: string
}

@ObjectType({ description: 'An agency with everything that its content page shows.' })
export class LeaContent extends Lea {
  @Field(() => String, { description: 'Text on the pages of the agency, sanitised HTML.' })
  intro!: string

  @Field(() => [LeaContact], { description: 'People to write or call to, in order.' })
  contacts!: LeaContact[]

  @Field(() => [LeaLink], { description: 'Links on the pages of the agency, in order.' })
  links!: LeaLink[]

  @Field(() => [LeaSchoolYear], { description: 'First and last school days, newest year first.' })
  schoolYears!: LeaSchoolYear[]

  @Field(() => LeaLogo, { nullable: true, description: 'The logo; null while there is none.' })
  logo!: LeaLogo | null

  @Field(() => PersonRef, { nullable: true, description: 'Who last changed it.' })
  changedBy!: PersonRef | null

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was last changed.' })
  changedOn!: string | null

  @Field(() => AllowedAct, { description: 'Whether the caller may change it now.' })
  edit!: AllowedAct
}

@InputType({ description: 'Somebody to write or call to in an agency.' })
export class LeaContactInput {
  @Field(() => String, { description: name })
  name!: string

  @Field(() => String, { description: title })
  title!: string

  @Field(() => String, { description: email })
  email!: string

  @Field(() => String, { description: phoneNumber })
  phoneNumber!: string
}

@InputType({ description: 'A link on the pages of an agency.' })
export class LeaLinkInput {
  @Field(() => String, { description: label })
  label!: string

  @Field(() => String, { description: url })
  url!: string
}

@InputType({ description: 'First and last day of one school year of an agency.' })
export class LeaSchoolYearInput {
  @Field(() => Int, { description: year })
  year!: number

  @Field(() => GraphQLLocalDate, { description: firstDay })
  firstDay!: string

  @Field(() => GraphQLLocalDate, { description: lastDay })
  lastDay!: string
}

@InputType({ description: 'A new agency. Its texts, contacts and links are added by updateLea.' })
export class CreateLeaInput {
  @Field(() => String, { description: 'Two-digit number of the state, or letters.' })
  code!: string

  @Field(() => String, { description: 'Full name: Allegany County Public Schools.' })
  name!: string

  @Field(() => String, { description: 'Name for menus and badges: Allegany County.' })
  shortName!: string

  @Field(() => String, { description: 'LEA for a local school system, PA for another public agency.' })
  kind!: 'LEA' | 'PA'

  @Field(() => Boolean, { description: 'Serves children from 3 to 21 (IDEA Part B).' })
  hasPartB!: boolean

  @Field(() => Boolean, { description: 'Serves infants and toddlers (IDEA Part C).' })
  hasPartC!: boolean

  @Field(() => Boolean, { description: 'True for the training agency, which no count includes.' })
  isTest!: boolean
}

@InputType({
  description: 'Changes of an agency; what is left out stays as it is. The logo is changed by itself.',
})
export class UpdateLeaInput extends changesOf(CreateLeaInput) {
  @Field(() => Int, { description: 'The agency.' })
  id!: number

  @Field(() => String, { nullable: true, description: 'Region of the state.' })
  region?: string | null

  @Field(() => Int, { nullable: true, description: 'Monitoring cohort, 1 to 6.' })
  cohort?: number | null

  @Field(() => String, { nullable: true, description: 'Size by enrolment: S, M or L.' })
  enrollmentBand?: 'S' | 'M' | 'L' | null

  @Field(() => Boolean, { nullable: true, description: 'False for an agency that is no longer monitored.' })
  active?: boolean

  @Field(() => String, {
    nullable: true,
    description: 'Text on the pages of the agency, HTML; it is sanitised.',
  })
  intro?: string

  @Field(() => [LeaContactInput], { nullable: true, description: 'People to write or call to, in order.' })
  contacts?: LeaContactInput[]

  @Field(() => [LeaLinkInput], { nullable: true, description: 'Links on the pages of the agency, in order.' })
  links?: LeaLinkInput[]

  @Field(() => [LeaSchoolYearInput], { nullable: true, description: 'First and last school days.' })
  schoolYears?: LeaSchoolYearInput[]

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@InputType({ description: 'Takes the logo of an agency away.' })
export class DeleteLeaLogoInput {
  @Field(() => Int, { description: 'The agency.' })
  id!: number

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@ObjectType({ description: 'The agency after the act.' })
export class LeaContentPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => LeaContent, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too; null on other refusals.',
  })
  lea!: LeaContent | null
}
