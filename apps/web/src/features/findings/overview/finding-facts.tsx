import { findingSourceNames, countingModeNames } from '@portal/domain'
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/format'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/layout/card'
import { TextLink } from '../../../ui/action/link'
import { findingsPageMessages } from '../findings-page-messages.generated'
import { findingsPaths } from '../findings-paths'
import type { FindingFieldsFragment as Finding } from '../findings.generated'

const words = findingsPageMessages.page

/** The requirement with its plain meaning, what was found, and the data that show it. */
export function FindingRequirement({ finding, onAssign }: { finding: Finding; onAssign: () => void }) {
  const { citation, description, evidenceSummary } = finding
  return (
    <Card
      title={words.requirement}
      note={citation && <chakra.span whiteSpace="nowrap">{citation.reference}</chakra.span>}
    >
      {citation ? (
        <>
          <chakra.h3 textStyle="blockTitle">{citation.title}</chakra.h3>
          <chakra.p
            marginTop="6px"
            paddingInlineStart="10px"
            borderInlineStart="3px solid {colors.brand.accent}"
            color="fg.muted"
            maxWidth="measure"
          >
            {citation.plainText}
          </chakra.p>
        </>
      ) : (
        <chakra.p color="fg.subtle">{words.noRequirement}</chakra.p>
      )}
      <Block title={words.found}>
        {finding.itemNumber && (
          <chakra.p color="fg.muted" fontSize="md" maxWidth="measure">
            {`${finding.itemNumber} ${finding.itemText ?? ''}`}
          </chakra.p>
        )}
        <Paragraphs text={description || words.noDescription} />
      </Block>
      {evidenceSummary && (
        <Block title={words.evidence}>
          <Paragraphs text={evidenceSummary} />
        </Block>
      )}
      <FactList finding={finding} onAssign={onAssign} />
    </Card>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.div marginTop="14px">
      <chakra.h3 textStyle="blockTitle">{title}</chakra.h3>
      {children}
    </chakra.div>
  )
}

/** Plain text with its line ends. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" maxWidth="measure">
      {text}
    </chakra.p>
  )
}

/** Dates, people and where it comes from. */
function FactList({ finding, onAssign }: { finding: Finding; onAssign: () => void }) {
  const { selfAssessmentId, subsectionResponseId, assignees } = finding
  const day = (on: string | null) => (on ? formatDate(on) : '-')
  return (
    <>
      <chakra.dl
        marginTop="14px"
        paddingTop="12px"
        borderTop="1px solid {colors.border.subtle}"
        display="grid"
        gridTemplateColumns="minmax(0, auto) minmax(0, 1fr)"
        gap="6px 14px"
        fontSize="md"
        css={{ '& dt': { color: 'fg.subtle' }, '& dd': { overflowWrap: 'anywhere' } }}
      >
        <dt>{words.source}</dt>
        <dd>
          {findingSourceNames[finding.source as keyof typeof findingSourceNames]}
          {selfAssessmentId !== null && subsectionResponseId !== null && (
            <>
              {', '}
              <TextLink to={findingsPaths.subsection(selfAssessmentId, subsectionResponseId)}>
                {`${words.openSource} ${finding.subsectionNumber ?? ''}`}
              </TextLink>
            </>
          )}
        </dd>
        <dt>{words.discovered}</dt>
        <dd>{day(finding.discoveredOn)}</dd>
        <dt>{finding.issuedOn ? words.issued : words.issueBy}</dt>
        <dd>{day(finding.issuedOn ?? finding.issueBy)}</dd>
        <dt>{words.due}</dt>
        <dd>{day(finding.dueOn)}</dd>
        {finding.correctedOn && (
          <>
            <dt>{words.corrected}</dt>
            <dd>{day(finding.correctedOn)}</dd>
          </>
        )}
        {finding.closedOn && (
          <>
            <dt>{words.closed}</dt>
            <dd>{day(finding.closedOn)}</dd>
          </>
        )}
        <dt>{words.owner}</dt>
        <dd>{finding.owner?.fullName ?? words.nobody}</dd>
        <dt>{words.counting}</dt>
        <dd>{countingModeNames[finding.countingMode === 'Grouped' ? 'Grouped' : 'Individual']}</dd>
        {finding.indicatorCode && (
          <>
            <dt>{words.indicator}</dt>
            <dd>{finding.indicatorCode}</dd>
          </>
        )}
        <dt>{words.repeat}</dt>
        <dd>{finding.repeat ? words.yes : words.no}</dd>
        <dt>{words.systemic}</dt>
        <dd>{finding.systemic ? words.yes : words.no}</dd>
        <dt>{words.people}</dt>
        <dd>
          {assignees.length === 0 ? words.noPeople : assignees.map(({ fullName }) => fullName).join(', ')}
        </dd>
      </chakra.dl>
      {finding.assign.allowed && finding.issuedOn && (
        <chakra.div marginTop="12px">
          <Button size="sm" onClick={onAssign}>
            {words.assignPeople}
          </Button>
        </chakra.div>
      )}
    </>
  )
}
