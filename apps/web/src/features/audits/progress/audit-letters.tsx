import { chakra } from '@chakra-ui/react'
import { History } from 'lucide-react'
import { formatDate } from '../../../lib/format'
import { TextLink } from '../../../ui/action/link'
import { StatusChip } from '../../../ui/feedback/status-chip'
import { Card } from '../../../ui/layout/card'
import { auditsPaths } from '../audits-paths'
import type { Progress } from './progress-value'
import { progressMessages } from './progress-messages.generated'

const words = progressMessages.letters

/** The letters of an audit, each in the library of the agency. */
export function AuditLetters({ letters }: Pick<Progress, 'letters'>) {
  return (
    <Card title={words.title} note={letters.length}>
      {letters.length === 0 && <p>{words.empty}</p>}
      <chakra.ul listStyle="none" display="grid" gap="8px">
        {letters.map(({ reportId, subject, letterDate, superseded }) => (
          <chakra.li key={reportId} display="flex" flexWrap="wrap" alignItems="center" gap="4px 12px">
            <TextLink to={auditsPaths.letter(reportId)}>{subject}</TextLink>
            <chakra.span color="fg.muted">{formatDate(letterDate)}</chakra.span>
            {superseded && (
              <StatusChip palette="neutral" icon={History}>
                {words.superseded}
              </StatusChip>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  )
}
