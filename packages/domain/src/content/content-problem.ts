import type { ContentField } from './content-fields.js'
import type { ContentNode } from './content-node.js'

/** A problem that prevents publishing (an error), or that the author should review (a warning). */
export interface ContentProblem {
  severity: 'error' | 'warning'
  /** The place with the problem; null for the version as a whole. */
  contentId: string | null
  field: ContentField | null
  message: string
}

/** Records that the content may refer to. */
export interface ContentReferences {
  part: 'Part B' | 'Part C'
  /** Active citations with their part, '' for both. */
  citations: readonly { reference: string; part: string }[]
  /**
   * Content ids of the other kind of the same year and part: categories for subsections, and vice versa. Null while
   * there is no content of the other kind, so that references cannot be checked.
   */
  linked: readonly string[] | null
}

/** The problem where `is` holds, else none. */
export function when(is: boolean, found: ContentProblem): ContentProblem[] {
  return is ? [found] : []
}

/** A problem of one place, or of one field of it. */
export function problem(
  severity: ContentProblem['severity'],
  { contentId }: Pick<ContentNode, 'contentId'>,
  field: ContentField | null,
  message: string,
): ContentProblem {
  return { severity, contentId, field, message }
}
