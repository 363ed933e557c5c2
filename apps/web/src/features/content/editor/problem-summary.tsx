import { chakra } from '@chakra-ui/react'
import type { ContentProblem } from '@portal/domain'
import { contentMessages as m } from '../content-messages.generated'
import { ProblemList } from '../problem-list'
import type { ContentVersionFieldsFragment } from '../content.generated'

interface ProblemSummaryProps {
  version: ContentVersionFieldsFragment
  problems: readonly ContentProblem[]
  open: boolean
}

/** How many errors and warnings the checks found in a draft; unfolds to the list of them. */
export function ProblemSummary({ version, problems, open }: ProblemSummaryProps) {
  const errors = problems.filter(({ severity }) => severity === 'error')
  const warnings = problems.filter(({ severity }) => severity === 'warning')
  const counts = [
    errors.length > 0 && m.editor.errors({ n: errors.length }),
    warnings.length > 0 && m.editor.warnings({ n: warnings.length }),
  ]
  return (
    <chakra.details
      marginBottom="16px"
      padding="8px 14px"
      bg="bg.surface"
      border="1px solid {colors.border.subtle}"
      borderRadius="md"
      open={open}
    >
      <chakra.summary
        cursor="pointer"
        textStyle="label"
        minHeight={{ base: '44px', md: '28px' }}
        lineHeight="28px"
      >
        {`${m.editor.checks}: ${counts.filter(Boolean).join(', ') || m.editor.noProblem}`}
      </chakra.summary>
      <ProblemList title={m.publish.errors} version={version} problems={errors} />
      <ProblemList title={m.publish.warnings} version={version} problems={warnings} />
    </chakra.details>
  )
}
