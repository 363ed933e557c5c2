import { checkContent, type ContentKind, type ContentProblem } from '@portal/domain'
import { nodesOf } from './content-nodes'
import type { ContentVersionFieldsFragment, ContentVersionQuery } from './content.generated'

/** What the checks of publishing say about a version; the rules are those of the server. */
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
