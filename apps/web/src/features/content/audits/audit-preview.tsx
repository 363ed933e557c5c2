import { chakra } from '@chakra-ui/react'
import {
  auditContentOf,
  conditionInWords,
  contentChildren,
  correctableNames,
  countsWords,
  notApplicableBecause,
  setupQuestionTypeNames,
  type AuditContent,
  type LinkedNames,
} from '@portal/domain'
import { Card } from '../../../ui/layout/card'
import { FormattedText } from '../../../ui/rich-text/formatted-text'
import { contentMessages } from '../content-messages.generated'
import type { EditorNode } from '../content-nodes'
import type { ContentVersionQuery } from '../content.generated'
import { Blanks } from '../preview/blanks'
import { auditContentMessages } from './audit-content-messages.generated'

const m = auditContentMessages.preview

interface AuditPreviewProps {
  /** Without retired places. */
  nodes: readonly EditorNode[]
  root: EditorNode
  as: 'agency' | 'monitor' | null
  names: LinkedNames
  citations: ContentVersionQuery['contentCitations']
}

type Section = AuditContent['sections'][number]
type Item = Section['items'][number]

/** The content of an audit in its order: what monitors ask before and about a record, and what agencies read of it. */
export function AuditPreview({ nodes, root, as, names, citations }: AuditPreviewProps) {
  const content = auditContentOf(nodes)
  const setup = contentChildren(nodes, null).find(({ contentId }) => contentId !== root.contentId)
  return (
    <chakra.div display="grid" gap="16px">
      <div>
        <chakra.h2 textStyle="pageTitle">{root.fields.title}</chakra.h2>
        <chakra.p maxWidth="measure" whiteSpace="pre-line">
          {root.fields.intro}
        </chakra.p>
        {as !== 'agency' && <AnswersInWords content={content} />}
      </div>
      {as !== 'agency' && (
        <Card title={m.setup} note={content.setupQuestions.length}>
          <chakra.p color="fg.muted" whiteSpace="pre-line">
            {setup?.fields.intro}
          </chakra.p>
          <chakra.ol display="grid" gap="10px" marginTop="10px" listStyleType="none">
            {content.setupQuestions.map(({ key, text, type, options = [], required, prefillFrom }, at) => (
              <li key={key}>
                <chakra.p fontWeight="600">{`${at + 1} ${text}`}</chakra.p>
                <chakra.p fontSize="sm" color="fg.subtle">
                  {[
                    setupQuestionTypeNames[type],
                    options.length > 0 && m.choices({ choices: options.join(', ') }),
                    required && m.needed,
                    prefillFrom && m.proposed,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </chakra.p>
              </li>
            ))}
          </chakra.ol>
        </Card>
      )}
      {content.sections.map((section) => (
        <Card key={section.id} title={`${section.number} ${section.title}`}>
          <chakra.p color="fg.muted" whiteSpace="pre-line">
            {section.intro}
          </chakra.p>
          {as !== 'agency' && <RuleInWords rule={section.skipRule} names={names} />}
          <chakra.ol display="grid" gap="16px" marginTop="12px" listStyleType="none">
            {section.items.map((item) => (
              <ItemOf key={item.id} item={item} as={as} names={names} citations={citations} />
            ))}
          </chakra.ol>
        </Card>
      ))}
    </chakra.div>
  )
}

/** The response set and the fields beside each answer. */
function AnswersInWords({ content: { responseSet, extraFields = [] } }: { content: AuditContent }) {
  const options = (responseSet?.options ?? []).map(
    ({ value, label, counts }) => `${value} ${label} (${countsWords[counts]})`,
  )
  return (
    <chakra.p fontSize="sm" color="fg.subtle">
      <b>{`${m.responseSet}: `}</b>
      {options.join(' · ')}
      {extraFields.length > 0 && (
        <>
          <br />
          <b>{`${m.extraFields}: `}</b>
          {extraFields.map(({ label }) => label).join(' · ')}
        </>
      )}
    </chakra.p>
  )
}

function RuleInWords({ rule, names }: { rule: Section['skipRule']; names: LinkedNames }) {
  if (!rule) return null
  return (
    <chakra.p fontSize="sm" color="fg.muted">
      {`${notApplicableBecause(rule.reason)}: ${conditionInWords(rule.when, (q) => names.get(q) ?? q)}.`}
    </chakra.p>
  )
}

function ItemOf({
  item,
  as,
  names,
  citations,
}: Pick<AuditPreviewProps, 'as' | 'names' | 'citations'> & { item: Item }) {
  return (
    <chakra.li paddingTop="12px" borderTop="1px solid {colors.border.subtle}">
      <chakra.p maxWidth="measure" fontWeight="600">
        {`${item.number} ${item.text}`}
      </chakra.p>
      <FormattedText text={item.guidance} maxWidth="measure" color="fg.muted" />
      <Lines title={contentMessages.preview.evidence} lines={item.acceptableEvidence} />
      <Lines title={m.hints} lines={item.documentHints} />
      <chakra.ul marginTop="6px" listStyleType="none" fontSize="md">
        {item.citations.map((reference) => (
          <li key={reference}>
            <b>{reference}</b>
            {wordsOf(citations, reference)}
          </li>
        ))}
      </chakra.ul>
      <chakra.p marginTop="6px" fontSize="md">
        <b>{`${m.correction}: `}</b>
        {[item.correctionInstruction, `(${correctableNames[item.correctable]})`].filter(Boolean).join(' ')}
      </chakra.p>
      {as !== 'agency' && (
        <>
          <chakra.p marginTop="6px" fontSize="sm" color="fg.subtle">
            {[
              item.responseSet.join(', '),
              item.weight !== 1 && m.weight({ weight: item.weight }),
              item.indicatorCode,
            ]
              .filter(Boolean)
              .join(' · ')}
          </chakra.p>
          <RuleInWords rule={item.skipRule} names={names} />
        </>
      )}
      {as === 'monitor' && <Blanks words={[m.answer, m.comment]} />}
      {as === 'agency' && <Blanks words={[m.corrected, m.done]} />}
    </chakra.li>
  )
}

function wordsOf(citations: AuditPreviewProps['citations'], reference: string): string {
  const found = citations.find((one) => one.reference === reference)
  return found?.plainText ? `: ${found.plainText}` : ''
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <chakra.div marginTop="6px" fontSize="md">
      <b>{title}</b>
      <chakra.ul paddingInlineStart="18px" listStyleType="disc">
        {lines.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}
