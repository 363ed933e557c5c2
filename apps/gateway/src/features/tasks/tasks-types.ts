import { Field, ID, Int, InputType, ObjectType, registerEnumType } from 'type-graphql'
import { UserError } from '../../errors/user-error.js'
import { DateTimeISO } from '../../scalars.js'
import { PersonRef } from '../shared/shared-types.js'

export const TaskShow = { mine: 'mine', waiting: 'waiting' } as const
export const TaskDue = { overdue: 'overdue', week: 'week', month: 'month', none: 'none' } as const
export const TaskAssigned = { me: 'me', forMe: 'forMe', nobody: 'nobody' } as const

registerEnumType(TaskShow, {
  name: 'TaskShow',
  description: 'Whose tasks a list shows.',
  valuesConfig: {
    mine: { description: 'What the caller can do.' },
    waiting: { description: 'What the other side has to do.' },
  },
})
registerEnumType(TaskDue, {
  name: 'TaskDue',
  description: 'How near the due date of a task is.',
  valuesConfig: {
    overdue: { description: 'Past its due date.' },
    week: { description: 'Due within 7 days, or overdue.' },
    month: { description: 'Due within 30 days, or overdue.' },
    none: { description: 'Without a due date.' },
  },
})
registerEnumType(TaskAssigned, {
  name: 'TaskAssigned',
  description: 'Whom a task names.',
  valuesConfig: {
    me: { description: 'The caller.' },
    forMe: { description: 'The caller, or nobody in particular.' },
    nobody: { description: 'Nobody in particular.' },
  },
})

@InputType({ description: 'Narrows a list of tasks.' })
export class TaskFilterInput {
  @Field(() => TaskShow, { nullable: true, description: 'By default the tasks that the caller can do.' })
  show?: keyof typeof TaskShow | null

  @Field(() => String, {
    nullable: true,
    description: 'Only of this area: Self-assessment, Required documents, Findings, Reports, Years.',
  })
  room?: string | null

  @Field(() => Int, { nullable: true, description: 'Only about this agency.' })
  leaId?: number | null

  @Field(() => TaskDue, { nullable: true, description: 'Only those that are due so.' })
  due?: keyof typeof TaskDue | null

  @Field(() => TaskAssigned, { nullable: true, description: 'Only those that name these people.' })
  assigned?: keyof typeof TaskAssigned | null

  @Field(() => String, {
    nullable: true,
    description: 'Two characters or more, searched in agencies and in what tasks are about.',
  })
  q?: string | null

  @Field(() => String, { nullable: true, description: 'Only the tasks of this group, by its id.' })
  group?: string | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Several tasks of one kind about one agency, year and part are one line.',
  })
  grouped?: boolean | null
}

@ObjectType({ description: 'Several tasks of one kind about one agency, year and part.' })
export class TaskGroup {
  @Field(() => ID, { description: 'Value of the filter for its tasks.' })
  id!: string

  @Field(() => String, { description: "What they have in common: '8 subsections to answer for Howard'." })
  label!: string

  @Field(() => Int, { description: 'Tasks in it, two or more.' })
  count!: number
}

@ObjectType({ description: 'A due date and how it came about.' })
export class TaskDeadline {
  @Field(() => String, { description: 'The day, YYYY-MM-DD.' })
  due!: string

  @Field(() => String, { description: 'As the rule has it, before it was moved.' })
  baseDue!: string

  @Field(() => String, {
    nullable: true,
    description: 'Day from which it is counted, or on which it was set.',
  })
  from!: string | null

  @Field(() => String, { description: "The rule: '60 days from the written notification'." })
  rule!: string

  @Field(() => String, { description: "'calendar', 'business' or 'school' days; 'set' where it was typed." })
  counted!: string

  @Field(() => String, { nullable: true, description: 'Why it is another day than the rule names.' })
  moved!: string | null

  @Field(() => String, { description: 'How it came about, in sentences.' })
  derivation!: string
}

@ObjectType({ description: 'Something that somebody has to do, as the state of its record makes it.' })
export class Task {
  @Field(() => String, { description: 'Kind and record; the same as long as the task is there.' })
  id!: string

  @Field(() => String, { description: 'What is to be done, as a name: answer, verify, acknowledge …' })
  kind!: string

  @Field(() => String, {
    description: 'Self-assessment, Required documents, Findings, Reports or Years.',
  })
  room!: string

  @Field(() => String, { description: 'What is to be done, in words.' })
  label!: string

  @Field(() => Int, { nullable: true, description: 'Agency that it is about; null for none.' })
  leaId!: number | null

  @Field(() => String, { nullable: true, description: 'Short name of the agency.' })
  agency!: string | null

  @Field(() => Int, { nullable: true, description: 'Compliance year of the record.' })
  year!: number | null

  @Field(() => String, { description: "'Part B', 'Part C', or empty for both." })
  part!: string

  @Field(() => Int, { description: 'How many there are of what it is about.' })
  count!: number

  @Field(() => TaskDeadline, { nullable: true, description: 'Null where nothing sets a due date.' })
  deadline!: TaskDeadline | null

  @Field(() => DateTimeISO, { nullable: true, description: 'Since when it is there, where that is known.' })
  since!: string | null

  @Field(() => [PersonRef], { description: 'Who answers for it; empty for nobody in particular.' })
  assignees!: PersonRef[]

  @Field(() => Boolean, { description: 'Whether the caller is one of them.' })
  isMine!: boolean

  @Field(() => Int, { nullable: true, description: 'Record that it is about, by its kind.' })
  recordId!: number | null

  @Field(() => String, { nullable: true, description: 'Kind of audit, for tasks of audits.' })
  recordKind!: string | null

  @Field(() => Int, { nullable: true, description: 'Place within the record: a subsection, a category.' })
  placeId!: number | null

  @Field(() => TaskGroup, {
    nullable: true,
    description: 'Of a line that stands for several tasks, it being the first of them; otherwise null.',
  })
  group!: TaskGroup | null
}

@ObjectType({ description: 'One page of tasks.' })
export class TaskPage {
  @Field(() => [Task], { description: 'Tasks of this page; none past the end.' })
  rows!: Task[]

  @Field(() => Int, {
    description: 'Tasks, or lines of a grouped list, that the filter leaves, on all pages.',
  })
  total!: number

  @Field(() => Int, { description: 'Of these, how many are past their due date.' })
  overdue!: number

  @Field(() => Int, { description: 'Of these, how many are due today or within 7 days.' })
  dueThisWeek!: number

  @Field(() => Int, { description: 'Number of this page, counted from 1.' })
  page!: number

  @Field(() => Int, { description: 'Rows of one page.' })
  pageSize!: number
}

@InputType({ description: 'From whom to whom the open work of an agency goes.' })
export class HandOverWorkInput {
  @Field(() => ID, { description: 'Id of the person who has it.' })
  fromUserId!: string

  @Field(() => ID, { description: 'Id of the colleague who gets it.' })
  toUserId!: string
}

@ObjectType({ description: 'What went to a colleague.' })
export class HandOverWorkPayload {
  @Field(() => [UserError], { description: 'Why it was refused; empty when it was done.' })
  errors!: UserError[]

  @Field(() => Int, { nullable: true, description: 'Assignments that went over.' })
  moved!: number | null

  @Field(() => Int, {
    nullable: true,
    description: 'Open ones that cannot be assigned in the state they are in.',
  })
  kept!: number | null
}
