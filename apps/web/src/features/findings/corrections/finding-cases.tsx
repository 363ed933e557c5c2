import { chakra } from '@chakra-ui/react'
import { isOpenFinding } from '@portal/domain'
import { Lock, LockOpen } from 'lucide-react'
import { Button } from '../../../ui/action/button'
import { tableClasses } from '../../../ui/table/table-styles.generated'
import { caseName } from '../case-name'
import { FindingCaseRow } from './finding-case-row'
import type { FindingAct } from '../finding-act'
import { PartHead } from '../overview/finding-parts-card'
import { findingsPageMessages } from '../findings-page-messages.generated'
import type { StudentReferences } from '../drafting/use-student-references'
import type { FindingFieldsFragment as Finding } from '../findings.generated'

const words = findingsPageMessages.page

interface FindingCasesProps {
  finding: Finding
  references: StudentReferences
  onAct: (act: FindingAct) => void
  onChanged: () => void
}

/** Prong 1: every individual case in a row of its own, with its acts in place. */
export function FindingCases({ finding, references, onAct, onChanged }: FindingCasesProps) {
  const { cases, casesVerified, casesTotal } = finding
  if (cases.length === 0)
    return (
      <chakra.p padding="14px" color="fg.muted">
        {words.noCases}
      </chakra.p>
    )
  return (
    <>
      <PartHead
        actions={
          <Button
            size="sm"
            icon={references.shown ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
            loading={references.loading}
            disabledReason={finding.reveal.reason}
            title={words.revealNote}
            onClick={references.shown ? references.conceal : references.reveal}
          >
            {references.shown ? words.conceal : words.reveal}
          </Button>
        }
      />
      <chakra.table
        className={tableClasses.plain}
        css={{
          '--cell-x': '8px',
          '@media (min-width: 48em)': { '& th:first-of-type': { paddingInlineStart: '14px' } },
          '& tbody th': { minWidth: '6.5rem' },
        }}
        marginTop="8px"
      >
        <chakra.caption srOnly>{words.cases}</chakra.caption>
        <thead>
          <tr>
            {[words.student, words.requiredAction, words.due, words.state].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">
              <chakra.span srOnly>{words.rowActions}</chakra.span>
            </th>
          </tr>
        </thead>
        <tbody>
          {cases.map((entry) => (
            <FindingCaseRow
              key={entry.id}
              finding={finding}
              entry={entry}
              name={caseName(finding, entry.id)}
              onAct={onAct}
              onChanged={onChanged}
            />
          ))}
        </tbody>
      </chakra.table>
      {finding.close.reason !== null && isOpenFinding(finding.status) && casesVerified < casesTotal && (
        <chakra.p
          display="flex"
          alignItems="center"
          gap="8px"
          padding="10px 14px"
          borderTop="1px solid {colors.border.subtle}"
          bg="bg.subtle"
          fontSize="md"
        >
          <Lock size={16} aria-hidden style={{ flex: 'none' }} />
          <span>
            <b>{words.bothProngs}</b>{' '}
            {words.notComplete({ n: casesTotal - casesVerified, total: casesTotal })}
          </span>
        </chakra.p>
      )}
    </>
  )
}
