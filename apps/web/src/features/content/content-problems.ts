import { checkContent, type ContentKind, type ContentProblem } from '@portal/domain'
import { nodesOf } from './content-nodes'
import type { ContentVersionFieldsFragment, ContentVersionQuery } from './content.generated'

/** Errors and warnings that stand against publishing a version, found by the same rules as on the server. */
export function problemsOf(
  version: ContentVersionFieldsFragment,
  citations: ContentVersionQuery['contentCitations'],
): ContentProblem[] {
  return checkContent(version.kind as ContentKind, nodesOf(version), {
    part: version.part as 'Part B' | 'Part C',
    citations,
    linked: version.linked?.map(({ contentId }) => contentId) ?? null,
  })
}
