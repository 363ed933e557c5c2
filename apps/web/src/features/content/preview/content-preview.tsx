import { chakra } from '@chakra-ui/react'
import {
  contentChildren,
  contentRoot,
  isContentRoot,
  narrativeNames,
  responseTypeNames,
  type LinkedNames,
} from '@portal/domain'
import { Card } from '../../../ui/layout/card'
import { FormattedText } from '../../../ui/rich-text/formatted-text'
import { contentMessages } from '../content-messages.generated'
import { wordFor } from '../editor/content-fields'
import type { EditorNode } from '../content-nodes'
import { Blanks } from './blanks'
import { AuditPreview } from '../audits/audit-preview'
import type { ContentVersionQuery } from '../content.generated'

const m = contentMessages.preview

interface ContentPreviewProps {
  /** Without retired places. */
  nodes: readonly EditorNode[]
  /** Who will fill it in; null for nobody. */
  as: 'agency' | 'monitor' | null
  linked: readonly { contentId: string; label: string }[]
  names: LinkedNames
  citations: ContentVersionQuery['contentCitations']
}

/** The whole content in its order: subsections with their items, or categories by group. */
export function ContentPreview(props: ContentPreviewProps) {
  const root = contentRoot(props.nodes)
  if (root?.nodeKind === 'audit') return <AuditPreview {...props} root={root} />
  const tops = contentChildren(props.nodes, null)
  const categories = tops.filter(({ nodeKind }) => !isContentRoot(nodeKind))
  const groups = [...new Set(categories.map(({ fields }) => fields.group ?? ''))]
  return (
    <>
      {tops
        .filter(({ nodeKind }) => isContentRoot(nodeKind))
        .map((root) => (
          <chakra.div key={root.contentId} display="grid" gap="16px">
            <div>
              <chakra.h2 textStyle="pageTitle">{root.fields.title}</chakra.h2>
              <chakra.p maxWidth="measure" whiteSpace="pre-line">
                {root.fields.intro}
              </chakra.p>
              <RatingScale scale={root.fields.ratingScale} named />
            </div>
            {contentChildren(props.nodes, root.contentId).map((section) => (
              <Section key={section.contentId} section={section} {...props} />
            ))}
          </chakra.div>
        ))}
      {groups.map((group) => (
        <Card key={group} title={group || contentMessages.kinds.category}>
          <chakra.ul display="grid" gap="14px" listStyleType="none">
            {categories
              .filter(({ fields }) => (fields.group ?? '') === group)
              .map((category) => (
                <Category key={category.contentId} category={category} as={props.as} />
              ))}
          </chakra.ul>
        </Card>
      ))}
    </>
  )
}

function Section({ section, ...props }: ContentPreviewProps & { section: EditorNode }) {
  return (
    <chakra.div display="grid" gap="12px">
      <div>
        <chakra.h3 textStyle="sectionTitle">{`${section.fields.number} ${section.fields.title}`}</chakra.h3>
        <chakra.p color="fg.muted" whiteSpace="pre-line">
          {section.fields.intro}
        </chakra.p>
      </div>
      {contentChildren(props.nodes, section.contentId).map((subsection) => (
        <Card key={subsection.contentId} title={`${subsection.fields.number} ${subsection.fields.title}`}>
          <chakra.p color="fg.muted" whiteSpace="pre-line">
            {subsection.fields.intro}
          </chakra.p>
          <RequiredDocuments subsection={subsection} linked={props.linked} />
          <chakra.ol display="grid" gap="16px" marginTop="12px" listStyleType="none">
            {contentChildren(props.nodes, subsection.contentId).map((item) => (
              <Item key={item.contentId} item={item} as={props.as} citations={props.citations} />
            ))}
          </chakra.ol>
        </Card>
      ))}
    </chakra.div>
  )
}

function RequiredDocuments({
  subsection,
  linked,
}: Pick<ContentPreviewProps, 'linked'> & { subsection: EditorNode }) {
  const ids = subsection.fields.requiredDocumentCategoryIds ?? []
  const names = linked.filter(({ contentId }) => ids.includes(contentId)).map(({ label }) => label)
  if (names.length === 0) return null
  return (
    <chakra.p marginTop="6px" fontSize="md">
      <b>{`${m.documents}: `}</b>
      {names.join(', ')}
    </chakra.p>
  )
}

function Item({
  item: { fields },
  as,
  citations,
}: Pick<ContentPreviewProps, 'as' | 'citations'> & { item: EditorNode }) {
  const cited = (fields.citations ?? []).map(
    (reference) => citations.find((one) => one.reference === reference) ?? { reference, plainText: '' },
  )
  return (
    <chakra.li paddingTop="12px" borderTop="1px solid {colors.border.subtle}">
      <chakra.p maxWidth="measure" fontWeight="600">
        {`${fields.number} ${fields.text}`}
      </chakra.p>
      <FormattedText text={fields.guidance ?? ''} maxWidth="measure" color="fg.muted" />
      {(fields.acceptableEvidence ?? []).length > 0 && (
        <chakra.div marginTop="6px" fontSize="md">
          <b>{m.evidence}</b>
          <chakra.ul paddingInlineStart="18px" listStyleType="disc">
            {fields.acceptableEvidence?.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </chakra.ul>
        </chakra.div>
      )}
      <chakra.ul marginTop="6px" listStyleType="none" fontSize="md">
        {cited.map(({ reference, plainText }) => (
          <li key={reference}>
            <b>{reference}</b>
            {plainText && `: ${plainText}`}
          </li>
        ))}
      </chakra.ul>
      <chakra.p marginTop="6px" fontSize="sm" color="fg.subtle">
        {[
          wordFor(responseTypeNames, fields.responseType),
          wordFor(narrativeNames, fields.narrativeRequired),
          fields.evidenceRequired && m.needsEvidence,
          fields.indicatorCode,
        ]
          .filter(Boolean)
          .join(' · ')}
      </chakra.p>
      {fields.responseType === 'Rating' && <RatingScale scale={fields.ratingScale} />}
      {as === 'monitor' && <Blanks words={[m.agencyRating, m.stateRating, m.stateComment]} />}
      {as === 'agency' && <Blanks words={[m.agencyRating, m.explanation]} />}
    </chakra.li>
  )
}

/** The names of the ratings of the questionnaire, or of an item that has its own. */
function RatingScale({ scale, named }: { scale: EditorNode['fields']['ratingScale']; named?: boolean }) {
  if (!scale || scale.length === 0) return null
  return (
    <chakra.p fontSize="sm" color="fg.subtle">
      {named && <b>{`${contentMessages.fields.ratingScale}: `}</b>}
      {scale.join(' · ')}
    </chakra.p>
  )
}

function Category({ category: { fields }, as }: { category: EditorNode; as: ContentPreviewProps['as'] }) {
  return (
    <li>
      <chakra.p fontWeight="600">{fields.title}</chakra.p>
      <chakra.p maxWidth="measure">{fields.description}</chakra.p>
      <FormattedText text={fields.help ?? ''} maxWidth="measure" color="fg.muted" />
      <chakra.p fontSize="sm" color="fg.subtle">
        {[
          fields.required ? m.required : m.optional,
          m.most({ n: fields.defaultMaximum ?? 0 }),
          fields.dueRule,
        ]
          .filter(Boolean)
          .join(' · ')}
      </chakra.p>
      {as === 'monitor' && <Blanks words={[m.received, m.stateComment]} />}
    </li>
  )
}
