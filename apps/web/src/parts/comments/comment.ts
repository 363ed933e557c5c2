import type { CommentVisibility } from '@portal/domain'
import type { PayloadError } from '../../lib/saving/form-errors'

interface Person {
  fullName: string
}

/** A comment on any kind of record. */
export interface RecordComment {
  id: number
  body: string
  visibility: CommentVisibility
  author: Person
  at: string
  editedAt: string | null
  resolvedBy: Person | null
  resolvedAt: string | null
  edit: { allowed: boolean }
  resolve: { allowed: boolean }
  version: number
}

/** Whether the viewer may write comments that the agency can read, and comments for the state alone. */
export interface CommentActs {
  comment: { allowed: boolean }
  commentInternally: { allowed: boolean }
}

type Sent = Promise<readonly PayloadError[] | undefined>

/** The mutations of an activity; each returns its refusals. */
export interface CommentCalls {
  add: (input: { body: string; visibility: CommentVisibility }) => Sent
  edit: (input: { commentId: number; body: string; version: number }) => Sent
  resolve: (input: { commentId: number; resolved: boolean; version: number }) => Sent
}
