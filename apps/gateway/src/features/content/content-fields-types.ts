import type { CorrectableKind, SetupQuestionType } from '@portal/domain'
import { Field, InputType, Int, ObjectType } from 'type-graphql'

@ObjectType({
  description: 'Everything that a place in the content can say; null for what its kind does not have.',
})
export class ContentFields {
  @Field(() => String, { nullable: true, description: 'Number as it is shown: 1.2.3.' })
  number!: string | null

  @Field(() => String, { nullable: true, description: 'Title of a section, name of a document category.' })
  title!: string | null

  @Field(() => String, { nullable: true, description: 'What a questionnaire is about, in one sentence.' })
  shortDescription!: string | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether single subsections may go to the state before the whole is submitted.',
  })
  rollingSubmission!: boolean | null

  @Field(() => String, { nullable: true, description: 'Text above what stands below.' })
  intro!: string | null

  @Field(() => String, { nullable: true, description: 'The question.' })
  text!: string | null

  @Field(() => String, { nullable: true, description: 'How the question is to be understood.' })
  guidance!: string | null

  @Field(() => Int, { nullable: true, description: 'Note area, 1 General Supervision to 8 Other.' })
  areaId!: number | null

  @Field(() => [String], { nullable: true, description: 'Documents that would show it.' })
  acceptableEvidence!: readonly string[] | null

  @Field(() => [String], {
    nullable: true,
    description: 'Choices of a rating, one each: 4 Fully implemented. None: the scale of the questionnaire.',
  })
  ratingScale!: readonly string[] | null

  @Field(() => [String], { nullable: true, description: 'References of the citations, in order.' })
  citations!: readonly string[] | null

  @Field(() => String, { nullable: true, description: 'Federal indicator that it is tied to.' })
  indicatorCode!: string | null

  @Field(() => String, { nullable: true, description: 'Rating, YesNo, Narrative, Number or Checklist.' })
  responseType!: 'Rating' | 'YesNo' | 'Narrative' | 'Number' | 'Checklist' | null

  @Field(() => String, { nullable: true, description: 'always, when not top rating or never.' })
  narrativeRequired!: 'always' | 'when not top rating' | 'never' | null

  @Field(() => Boolean, { nullable: true, description: 'Whether evidence has to be attached.' })
  evidenceRequired!: boolean | null

  @Field(() => [String], {
    nullable: true,
    description: 'Content ids of the document categories of a subsection.',
  })
  requiredDocumentCategoryIds!: readonly string[] | null

  @Field(() => String, { nullable: true, description: 'Group that a document category is listed in.' })
  group!: string | null

  @Field(() => String, { nullable: true, description: 'What the documents of a category are.' })
  description!: string | null

  @Field(() => String, { nullable: true, description: 'Guidance for people who upload them.' })
  help!: string | null

  @Field(() => Int, { nullable: true, description: 'Documents that a category takes, 0 to 20.' })
  defaultMaximum!: number | null

  @Field(() => Boolean, { nullable: true, description: 'Whether a document has to be handed in.' })
  required!: boolean | null

  @Field(() => String, { nullable: true, description: 'When the documents are due, in words.' })
  dueRule!: string | null

  @Field(() => [String], {
    nullable: true,
    description: 'Content ids of the subsections that a category belongs to.',
  })
  subsectionIds!: readonly string[] | null

  @Field(() => String, {
    nullable: true,
    description: 'Short name of a setup question, by which rules and stored answers know it.',
  })
  key!: string | null

  @Field(() => String, { nullable: true, description: 'YesNo, Date, Select, Multi or Number.' })
  questionType!: SetupQuestionType | null

  @Field(() => [String], { nullable: true, description: 'Choices of a setup question.' })
  options!: readonly string[] | null

  @Field(() => String, {
    nullable: true,
    description: 'What of the list an answer is proposed from, such as evaluationDate.',
  })
  prefillFrom!: string | null

  @Field(() => [String], {
    nullable: true,
    description: 'Response set of an audit, one answer each: Y | Yes | met.',
  })
  answerOptions!: readonly string[] | null

  @Field(() => [String], {
    nullable: true,
    description: 'Fields beside each answer, one each: pages | Page reference | Text | required.',
  })
  extraFields!: readonly string[] | null

  @Field(() => [String], { nullable: true, description: 'Codes of the answers that an item offers.' })
  answers!: readonly string[] | null

  @Field(() => [String], {
    nullable: true,
    description: 'Documents of a record in which the answer is usually found.',
  })
  documentHints!: readonly string[] | null

  @Field(() => Int, { nullable: true, description: 'Counts in weighted scores, 1 to 100.' })
  weight!: number | null

  @Field(() => String, {
    nullable: true,
    description: 'Individual, TimelineOnly or SystemOnly: how an answer that is not met can be corrected.',
  })
  correctable!: CorrectableKind | null

  @Field(() => String, { nullable: true, description: 'What an agency is told to correct.' })
  correctionInstruction!: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Condition under which a section or item does not apply, as JSON.',
  })
  skipWhen!: string | null

  @Field(() => String, { nullable: true, description: 'How "Not applicable because ..." goes on.' })
  skipReason!: string | null
}

@InputType({ description: 'What a place in the content shall say; what its kind does not have is not read.' })
export class ContentFieldsInput {
  @Field(() => String, { nullable: true, description: 'Number as it is shown: 1.2.3.' })
  number?: string | null

  @Field(() => String, { nullable: true, description: 'Title of a section, name of a document category.' })
  title?: string | null

  @Field(() => String, { nullable: true, description: 'What a questionnaire is about, in one sentence.' })
  shortDescription?: string | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether single subsections may go to the state before the whole is submitted.',
  })
  rollingSubmission?: boolean | null

  @Field(() => String, { nullable: true, description: 'Text above what stands below.' })
  intro?: string | null

  @Field(() => String, { nullable: true, description: 'The question.' })
  text?: string | null

  @Field(() => String, { nullable: true, description: 'How the question is to be understood.' })
  guidance?: string | null

  @Field(() => Int, { nullable: true, description: 'Note area, 1 General Supervision to 8 Other.' })
  areaId?: number | null

  @Field(() => [String], { nullable: true, description: 'Documents that would show it.' })
  acceptableEvidence?: string[] | null

  @Field(() => [String], {
    nullable: true,
    description: 'Choices of a rating, one each: 4 Fully implemented; null leaves them as they are.',
  })
  ratingScale?: string[] | null

  @Field(() => [String], { nullable: true, description: 'References of the citations, in order.' })
  citations?: string[] | null

  @Field(() => String, { nullable: true, description: 'Federal indicator that it is tied to.' })
  indicatorCode?: string | null

  @Field(() => String, { nullable: true, description: 'Rating, YesNo, Narrative, Number or Checklist.' })
  responseType?: 'Rating' | 'YesNo' | 'Narrative' | 'Number' | 'Checklist' | null

  @Field(() => String, { nullable: true, description: 'always, when not top rating or never.' })
  narrativeRequired?: 'always' | 'when not top rating' | 'never' | null

  @Field(() => Boolean, { nullable: true, description: 'Whether evidence has to be attached.' })
  evidenceRequired?: boolean | null

  @Field(() => [String], {
    nullable: true,
    description: 'Content ids of the document categories of a subsection.',
  })
  requiredDocumentCategoryIds?: string[] | null

  @Field(() => String, { nullable: true, description: 'Group that a document category is listed in.' })
  group?: string | null

  @Field(() => String, { nullable: true, description: 'What the documents of a category are.' })
  description?: string | null

  @Field(() => String, { nullable: true, description: 'Guidance for people who upload them.' })
  help?: string | null

  @Field(() => Int, { nullable: true, description: 'Documents that a category takes, 0 to 20.' })
  defaultMaximum?: number | null

  @Field(() => Boolean, { nullable: true, description: 'Whether a document has to be handed in.' })
  required?: boolean | null

  @Field(() => String, { nullable: true, description: 'When the documents are due, in words.' })
  dueRule?: string | null

  @Field(() => [String], {
    nullable: true,
    description: 'Content ids of the subsections that a category belongs to.',
  })
  subsectionIds?: string[] | null

  @Field(() => String, {
    nullable: true,
    description: 'Short name of a setup question, by which rules and stored answers know it.',
  })
  key?: string | null

  @Field(() => String, { nullable: true, description: 'YesNo, Date, Select, Multi or Number.' })
  questionType?: SetupQuestionType | null

  @Field(() => [String], { nullable: true, description: 'Choices of a setup question.' })
  options?: string[] | null

  @Field(() => String, {
    nullable: true,
    description: 'What of the list an answer is proposed from, such as evaluationDate.',
  })
  prefillFrom?: string | null

  @Field(() => [String], {
    nullable: true,
    description: 'Response set of an audit, one answer each: Y | Yes | met.',
  })
  answerOptions?: string[] | null

  @Field(() => [String], {
    nullable: true,
    description: 'Fields beside each answer, one each: pages | Page reference | Text | required.',
  })
  extraFields?: string[] | null

  @Field(() => [String], { nullable: true, description: 'Codes of the answers that an item offers.' })
  answers?: string[] | null

  @Field(() => [String], {
    nullable: true,
    description: 'Documents of a record in which the answer is usually found.',
  })
  documentHints?: string[] | null

  @Field(() => Int, { nullable: true, description: 'Counts in weighted scores, 1 to 100.' })
  weight?: number | null

  @Field(() => String, {
    nullable: true,
    description: 'Individual, TimelineOnly or SystemOnly: how an answer that is not met can be corrected.',
  })
  correctable?: CorrectableKind | null

  @Field(() => String, { nullable: true, description: 'What an agency is told to correct.' })
  correctionInstruction?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Condition under which a section or item does not apply, as JSON.',
  })
  skipWhen?: string | null

  @Field(() => String, { nullable: true, description: 'How "Not applicable because ..." goes on.' })
  skipReason?: string | null
}
