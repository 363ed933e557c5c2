import { GraphQLLocalDate } from 'graphql-scalars'
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { UserError } from '../../../errors/user-error.js'
import { AssignableUser } from '../../self-assessment/answering/subsection-types.js'
import { StoredFile } from '../../shared/file-types.js'
import { AllowedAct, PersonRef } from '../../shared/shared-types.js'

@ObjectType({ description: 'A subsection that names a required document beside its answers.' })
export class RelatedSubsection {
  @Field(() => Int, { description: 'Id of the subsection in its self-assessment.' })
  subsectionResponseId!: number

  @Field(() => String, { description: 'Number, such as 1.2.' })
  number!: string

  @Field(() => String, { description: 'Title of the subsection.' })
  title!: string
}

@ObjectType({
  description: 'A file that an agency hands in for a category. Its bytes come from downloadPath.',
})
export class RequiredDocument extends StoredFile {
  @Field(() => Int, { description: 'Id of the category that it stands in.' })
  categoryResponseId!: number

  @Field(() => String, { description: 'The same as a day for reading.' })
  createdOnText!: string

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day that the file is about; it stays when the document is re-used.',
  })
  aboutDate!: string | null

  @Field(() => Int, {
    nullable: true,
    description: 'Year of the document that this one re-uses; null when it was uploaded.',
  })
  originYear!: number | null

  @Field(() => String, { description: "'Received', or empty." })
  stateMonitor!: string

  @Field(() => Boolean, { description: "The 'Received' checkbox of the state." })
  stateMonitorBool!: boolean

  @Field(() => [RelatedSubsection], { description: 'Subsections that name it beside their answers.' })
  relatedSubsections!: RelatedSubsection[]

  @Field(() => AllowedAct, { description: 'Whether the caller may change the title now.' })
  changeTitle!: AllowedAct

  @Field(() => AllowedAct, { description: "Whether the caller may change 'Received' now." })
  changeStateMonitor!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may delete it now.' })
  remove!: AllowedAct

  @Field(() => Int, { description: 'Version of the record, to be sent with a change of it.' })
  version!: number
}

@ObjectType({ description: 'A kind of document that every agency hands in.' })
export class RequiredDocumentCategory {
  @Field(() => Int, { description: 'Id of the category in its year.' })
  id!: number

  @Field(() => String, { description: 'Name of the category.' })
  documentCategory!: string

  @Field(() => String, { description: 'Group that it is listed under.' })
  group!: string

  @Field(() => String, { description: 'What the document holds.' })
  description!: string

  @Field(() => String, { description: 'Guidance for people who submit it.' })
  help!: string

  @Field(() => Boolean, { description: 'True when at least one document is wanted.' })
  required!: boolean

  @Field(() => String, { description: 'When it is due, in words.' })
  dueRule!: string
}

@ObjectType({ description: 'A person who is to hand in the documents of a category.' })
export class DocumentCategoryResponseAssignment {
  @Field(() => PersonRef, { description: 'The person.' })
  user!: PersonRef
}

@ObjectType({ description: 'The questionnaire behind a self-assessment.' })
export class QuestionnaireRef {
  @Field(() => Int, { description: 'Id of the questionnaire.' })
  id!: number

  @Field(() => String, { description: 'What the questionnaire is about, in one sentence.' })
  shortDescription!: string
}

@ObjectType({ description: 'The self-assessment that a category belongs to.' })
export class QuestionnaireResponseRef {
  @Field(() => Int, { description: 'Id of the self-assessment.' })
  id!: number

  @Field(() => Int, { description: 'Id of the agency.' })
  leaId!: number

  @Field(() => Int, { description: 'Compliance year.' })
  year!: number

  @Field(() => QuestionnaireRef, { description: 'What it answers.' })
  questionnaire!: QuestionnaireRef
}

@ObjectType({ description: 'One required document category of one agency, with its documents.' })
export class RequiredDocumentCategoryResponse {
  @Field(() => Int, { description: 'Id of the category in this self-assessment.' })
  id!: number

  @Field(() => Int, { description: 'Documents that are there.' })
  documentCount!: number

  @Field(() => Int, { description: 'Most documents that it takes, 0 to 20.' })
  maximum!: number

  @Field(() => RequiredDocumentCategory, { description: 'The category, as the state wrote it.' })
  requiredDocumentCategory!: RequiredDocumentCategory

  @Field(() => [DocumentCategoryResponseAssignment], { description: 'Who is to hand the documents in.' })
  documentCategoryResponseAssignments!: DocumentCategoryResponseAssignment[]

  @Field(() => String, { description: 'Comments of the state, which the agency reads.' })
  stateMonitorComments!: string

  @Field(() => [RequiredDocument], { description: 'Its documents, oldest first.' })
  documents!: RequiredDocument[]

  @Field(() => QuestionnaireResponseRef, { description: 'The self-assessment that it belongs to.' })
  questionnaireResponse!: QuestionnaireResponseRef

  @Field(() => AllowedAct, { description: 'Whether the caller may upload and re-use documents now.' })
  upload!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may change the maximum now.' })
  changeMaximum!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may change the comments of the state now.' })
  changeComments!: AllowedAct

  @Field(() => AllowedAct, { description: 'Whether the caller may assign people now.' })
  assign!: AllowedAct

  @Field(() => Int, { description: 'Version of the record, to be sent with a change of it.' })
  version!: number
}

@InputType({ description: 'Sets how many documents a category takes.' })
export class ChangeRequiredDocumentMaximumInput {
  @Field(() => Int, { description: 'The category in its self-assessment.' })
  id!: number

  @Field(() => Int, { description: '0 to 20, and not below the documents that are there.' })
  maximum!: number

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@InputType({ description: 'Changes what the state says about a category.' })
export class ChangeRequiredDocumentCommentsInput {
  @Field(() => Int, { description: 'The category in its self-assessment.' })
  id!: number

  @Field(() => String, { description: 'The comments; empty for none.' })
  comments!: string

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@InputType({ description: 'Changes the title of a document.' })
export class ChangeRequiredDocumentTitleInput {
  @Field(() => ID, { description: 'The document.' })
  id!: string

  @Field(() => String, { description: 'The title, at most 200 characters.' })
  title!: string

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@InputType({ description: "Ticks or clears 'Received'." })
export class ChangeRequiredDocumentStateMonitorInput {
  @Field(() => ID, { description: 'The document.' })
  id!: string

  @Field(() => Boolean, { description: 'Whether the state has received it.' })
  received!: boolean

  @Field(() => Int, { description: 'Version of the record that the caller saw.' })
  version!: number
}

@ObjectType({ description: 'The category after the act.' })
export class RequiredDocumentCategoryPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => RequiredDocumentCategoryResponse, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too when it is known; null on other refusals.',
  })
  category!: RequiredDocumentCategoryResponse | null
}

@ObjectType({ description: 'The document after the act.' })
export class RequiredDocumentPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => RequiredDocument, {
    nullable: true,
    description: 'As it stands now, on CONFLICT too when it is known; null on other refusals.',
  })
  document!: RequiredDocument | null
}

@ObjectType({ description: 'A category of an earlier year, for the dialog that re-uses its documents.' })
export class CloneCategory {
  @Field(() => Int, { description: 'Id of the category in its year.' })
  id!: number

  @Field(() => String, { description: 'Name of the category.' })
  documentCategory!: string

  @Field(() => String, { description: 'Group that it is listed under.' })
  group!: string

  @Field(() => String, { description: 'Name, year and number of documents, for a list.' })
  text!: string

  @Field(() => Int, { description: 'Id of the category in its self-assessment.' })
  requiredDocumentCategoryResponseId!: number

  @Field(() => Boolean, { description: 'True for the same category as the one that is to be filled.' })
  matches!: boolean
}

@ObjectType({ description: 'A document of an earlier year.' })
export class CloneDocument {
  @Field(() => ID, { description: 'Id of the document.' })
  id!: string

  @Field(() => String, { description: 'Title that the agency gave.' })
  title!: string

  @Field(() => String, { description: 'Name of the file.' })
  fileName!: string

  @Field(() => PersonRef, { description: 'Who uploaded or re-used it.' })
  createdBy!: PersonRef

  @Field(() => String, { description: 'When it was uploaded or re-used, as a day for reading.' })
  createdOnText!: string

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Day that the file is about.' })
  aboutDate!: string | null

  @Field(() => Boolean, { description: 'True when the category has this file already.' })
  alreadyAdded!: boolean
}

@InputType({ description: 'A person and a required document category.' })
export class DocumentAssignmentInput {
  @Field(() => Int, { description: 'The category in its self-assessment.' })
  categoryResponseId!: number

  @Field(() => ID, { description: 'The person.' })
  userId!: string
}

@InputType({ description: 'Re-uses documents of an earlier year.' })
export class CloneRequiredDocumentsInput {
  @Field(() => Int, { description: 'The category that takes them.' })
  categoryResponseId!: number

  @Field(() => [ID], { description: 'The documents, at most 20.' })
  documentIds!: string[]
}

@InputType({ description: 'A required document and a subsection of the same self-assessment.' })
export class RequiredDocumentRelationInput {
  @Field(() => ID, { description: 'The document.' })
  documentId!: string

  @Field(() => Int, { description: 'The subsection in its self-assessment.' })
  subsectionResponseId!: number
}

@ObjectType({ description: 'The people of the agency after the assignment.' })
export class DocumentAssignmentPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => [AssignableUser], {
    description: 'Users of the agency with a mark for those assigned; empty when it was refused.',
  })
  users!: AssignableUser[]
}

@ObjectType({ description: 'The required documents that a subsection names after the act.' })
export class RelatedRequiredDocumentsPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => [RequiredDocument], { description: 'The documents; empty when it was refused.' })
  documents!: RequiredDocument[]
}
