import {
  contentPlaces,
  contentValueInWords,
  richContentFields,
  richTextOf,
  wordsOfContent,
  type ContentField,
  type ContentFields,
  type ContentKind,
  type ContentNodeKind,
  type LinkedNames,
  narrativeNames,
  responseTypeNames,
} from '@portal/domain'
import { setField } from '../../../lib/saving/three-way-merge'
import type { ConflictField } from '../../../ui/form/conflict-fields'
import { FormattedText } from '../../../ui/rich-text/formatted-text'
import { meaningOfHtml } from '../../../ui/rich-text/rich-text-meaning'
import { contentMessages as m } from '../content-messages.generated'
import { fieldLabel } from '../content-nodes'

/** The fields of one place, as a conflict between two people compares them. */
export function contentFields(
  kind: ContentKind,
  nodeKind: ContentNodeKind,
  linked: LinkedNames,
): ConflictField<ContentFields>[] {
  return contentPlaces[nodeKind].fields.map((field) => {
    const label = fieldLabel(kind, field)
    if (field === 'requiredDocumentCategoryIds' || field === 'subsectionIds')
      return Object.assign(
        setField<ContentFields, string>(
          field,
          (fields) => fields[field],
          (fields, list) => Object.assign({}, fields, { [field]: list }),
        ),
        {
          label,
          show: (fields: ContentFields) => contentValueInWords(fields, field, linked),
        },
      )
    if (richContentFields.has(field))
      return {
        members: [field],
        label,
        compare: (fields) => meaningOfHtml(richTextOf(String(fields[field] ?? ''))),
        text: (fields) => wordsOfContent(contentValueInWords(fields, field)),
        show: (fields) => fields[field] && <FormattedText text={String(fields[field])} />,
      }
    return { members: [field], label, show: (fields) => inWords(fields, field, linked) }
  })
}

/** A value as text, with the names of choices instead of their codes. */
function inWords(fields: ContentFields, field: ContentField, linked: LinkedNames): string {
  if (field === 'areaId') return m.areas[Number(fields.areaId) - 1] ?? ''
  if (field === 'responseType') return wordFor(responseTypeNames, fields.responseType)
  if (field === 'narrativeRequired') return wordFor(narrativeNames, fields.narrativeRequired)
  return contentValueInWords(fields, field, linked)
}

export const wordFor = (words: Readonly<Record<string, string>>, code: string | null): string =>
  code === null ? '' : (words[code] ?? code)
