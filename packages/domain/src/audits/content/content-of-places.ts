import { noContentFields, type ContentFields } from '../../content/content-fields.js'
import { contentChildren, ownFields, publishedContent, type ContentNode } from '../../content/content-node.js'
import type { ContentNodeKind } from '../../content/content-kinds.js'
import type {
  AuditContent,
  AuditItem,
  AuditSection,
  SetupQuestion,
  SkipRule,
} from '../types/audit-content.js'
import type { AuditPart } from '../types/audit-type.js'
import { parseCondition } from '../types/condition.js'
import type { ResponseSet } from '../types/response-set.js'
import { answerOptionLines, readAnswerOptions } from './answer-options.js'
import { extraFieldLines, readExtraFields } from './extra-field-lines.js'

/** Ids of the two places that every version has, whatever its kind and part. */
export const auditPlaceId = 'audit'
export const setupPlaceId = 'setup'

/** Id of a setup question as a place of its content, from the short name that stored answers go by. */
export function questionPlaceId(part: AuditPart, key: string): string {
  return `setup-${part === 'Part B' ? 'b' : 'c'}-${key}`
}

/** Id of the rule of a place. */
export function skipRuleId(contentId: string): string {
  return `skip-${contentId}`
}

/** What reviews work with, from the places that the editor keeps; retired places are left out. */
export function auditContentOf(all: readonly ContentNode[]): AuditContent {
  const nodes = publishedContent(all)
  const of = (nodeKind: ContentNodeKind, parentId?: string) =>
    nodes
      .filter((node) => node.nodeKind === nodeKind && (parentId === undefined || node.parentId === parentId))
      .toSorted((a, b) => a.order - b.order)
  const root = of('audit')[0]?.fields ?? noContentFields
  return {
    setupQuestions: of('question').map(questionOf),
    sections: of('auditSection').map((section) =>
      sectionOf(section, contentChildren(nodes, section.contentId).map(itemOf)),
    ),
    responseSet: { options: readAnswerOptions(root.answerOptions ?? []).options },
    extraFields: readExtraFields(root.extraFields ?? []).fields,
  }
}

function questionOf({ fields }: ContentNode): SetupQuestion {
  const { key, text, questionType, options, required, prefillFrom } = fields
  const hasOptions = questionType === 'Select' || questionType === 'Multi'
  return {
    key: key ?? '',
    text: text ?? '',
    type: questionType ?? 'YesNo',
    ...(hasOptions && { options: options ?? [] }),
    required: required ?? false,
    prefillFrom,
  }
}

function sectionOf({ contentId, fields }: ContentNode, items: readonly AuditItem[]): AuditSection {
  const { number, title, intro, areaId } = fields
  return {
    id: contentId,
    number: number ?? '',
    title: title ?? '',
    intro: intro ?? '',
    areaId: areaId ?? 8,
    skipRule: ruleOf(contentId, fields),
    items,
    active: true,
  }
}

function itemOf({ contentId, fields }: ContentNode): AuditItem {
  return {
    id: contentId,
    lineageId: contentId,
    number: fields.number ?? '',
    text: fields.text ?? '',
    guidance: fields.guidance ?? '',
    acceptableEvidence: fields.acceptableEvidence ?? [],
    documentHints: fields.documentHints ?? [],
    citations: fields.citations ?? [],
    indicatorCode: fields.indicatorCode,
    responseSet: fields.answers ?? [],
    weight: fields.weight ?? 1,
    correctable: fields.correctable ?? 'Individual',
    correctionInstruction: fields.correctionInstruction ?? '',
    skipRule: ruleOf(contentId, fields),
    active: true,
  }
}

function ruleOf(contentId: string, { skipWhen, skipReason }: ContentFields): SkipRule | null {
  const when = parseCondition(skipWhen ?? '')
  return when && { id: skipRuleId(contentId), reason: skipReason ?? '', when }
}

/** The places of a content that stands in a file; the way back from {@link auditContentOf}. */
export function placesOfAuditContent(
  content: AuditContent,
  { title, part, responseSet }: { title: string; part: AuditPart; responseSet: ResponseSet },
): ContentNode[] {
  const place = (
    nodeKind: ContentNodeKind,
    contentId: string,
    at: { parentId: string | null; order: number; active?: boolean },
    fields: Partial<ContentFields>,
  ): ContentNode => ({ nodeKind, contentId, active: true, ...at, fields: ownFields(nodeKind, fields) })
  const answerOptions = answerOptionLines((content.responseSet ?? responseSet).options)
  const extraFields = extraFieldLines(content.extraFields ?? [])
  return [
    place(
      'setup',
      setupPlaceId,
      { parentId: null, order: 0 },
      { title: 'Setup questions', intro: 'Asked about each record before its items.' },
    ),
    ...content.setupQuestions.map(({ key, type, options = [], ...question }, order) =>
      place(
        'question',
        questionPlaceId(part, key),
        { parentId: setupPlaceId, order },
        { ...question, key, questionType: type, options },
      ),
    ),
    place('audit', auditPlaceId, { parentId: null, order: 1 }, { title, answerOptions, extraFields }),
    ...content.sections.flatMap(({ id, items, active, skipRule, ...section }, order) => [
      place(
        'auditSection',
        id,
        { parentId: auditPlaceId, order, active },
        { ...section, ...ruleFields(skipRule) },
      ),
      ...items.map((item, at) =>
        place(
          'auditItem',
          item.lineageId,
          { parentId: id, order: at, active: item.active },
          {
            ...item,
            answers: item.responseSet,
            ...ruleFields(item.skipRule),
          },
        ),
      ),
    ]),
  ]
}

function ruleFields(rule: SkipRule | null): Pick<ContentFields, 'skipWhen' | 'skipReason'> {
  return { skipWhen: rule && JSON.stringify(rule.when), skipReason: rule && rule.reason }
}
