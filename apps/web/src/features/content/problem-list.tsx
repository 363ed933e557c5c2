import { chakra } from '@chakra-ui/react'
import { contentLabel, type ContentKind, type ContentProblem } from '@portal/domain'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { TextLink } from '../../ui/action/link'
import { contentMessages as m } from './content-messages.generated'
import { editorNode } from './content-nodes'
import { contentPaths } from './content-paths'
import type { ContentVersionFieldsFragment } from './content.generated'

interface ProblemListProps {
  title: string
  version: ContentVersionFieldsFragment
  problems: readonly ContentProblem[]
  /** Called when a link of the list is followed. */
  onOpen?: () => void
}

/** The problems that the checks found, each with a link to its place and field; renders nothing without problems. */
export function ProblemList({ title, version, problems, onOpen }: ProblemListProps) {
  const id = useId()
  if (problems.length === 0) return null
  const places = new Map(version.nodes.map((node) => [node.contentId, editorNode(node)]))
  return (
    <section aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="blockTitle" marginTop="10px" marginBottom="4px">
        {`${title} (${problems.length})`}
      </chakra.h2>
      <chakra.ul display="grid" gap="4px" listStyleType="none">
        {problems.map(({ contentId, field, message, severity }) => {
          const node = contentId === null ? undefined : places.get(contentId)
          const isError = severity === 'error'
          const Icon = isError ? CircleAlert : TriangleAlert
          return (
            <chakra.li
              key={`${contentId} ${field} ${message}`}
              display="grid"
              gridTemplateColumns="16px minmax(0, 1fr)"
              gap="8px"
            >
              <chakra.span color={isError ? 'overdue.icon' : 'dueSoon.icon'} paddingTop="3px">
                <Icon size={16} aria-hidden />
              </chakra.span>
              <chakra.span overflowWrap="anywhere">
                <chakra.span srOnly>{isError ? m.problem.error : m.problem.warning}</chakra.span>
                {node ? (
                  <TextLink
                    to={contentPaths.version(version.kind as ContentKind, version.id, node.contentId, field)}
                    onClick={onOpen}
                  >
                    {shortened(contentLabel(node))}
                  </TextLink>
                ) : (
                  m.editor.whole
                )}
                {`: ${message}`}
              </chakra.span>
            </chakra.li>
          )
        })}
      </chakra.ul>
    </section>
  )
}

/** The beginning of a long text, for lists. */
export function shortened(text: string, most = 60): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
}
