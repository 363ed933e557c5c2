import { chakra } from '@chakra-ui/react'
import { formatDate } from '../../lib/format'
import { DeadlineChip } from '../../ui/feedback/deadline-chip'
import { tasksMessages as m } from './tasks-messages.generated'
import type { TaskFieldsFragment as Task } from './tasks.generated'

/** A due date: how near it is, the day, and how it came about, which opens. */
export function TaskDue({ deadline }: Pick<Task, 'deadline'>) {
  if (!deadline) return <chakra.span color="fg.subtle">{m.noDue}</chakra.span>
  return (
    <chakra.div
      display="grid"
      gap="3px"
      justifyItems="start"
      // On a card it ends where the other values do.
      css={{ '@media (max-width: 47.99em)': { 'td &': { justifyItems: 'end' } } }}
    >
      <DeadlineChip dueOn={deadline.due} rule={deadline.derivation} />
      <chakra.details textStyle="hint" color="fg.muted" maxWidth="320px">
        <chakra.summary cursor="pointer" whiteSpace="nowrap" title={m.why}>
          {formatDate(deadline.due)}
          <chakra.span srOnly>{`, ${m.why}`}</chakra.span>
        </chakra.summary>
        <chakra.p marginTop="2px" whiteSpace="normal">
          {deadline.derivation}
        </chakra.p>
      </chakra.details>
    </chakra.div>
  )
}

/** Who is responsible for a task; the reader is addressed as "you". */
export function namesOf({ assignees, isMine }: Pick<Task, 'assignees' | 'isMine'>, me: string): string {
  if (assignees.length === 0) return m.nobody
  return assignees.map(({ id, fullName }) => (isMine && id === me ? m.you : fullName)).join(', ')
}
