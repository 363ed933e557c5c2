import { noteCategories } from '@portal/domain'
import type { Stored } from '../../lib/saving/save-three-ways'
import { richTextField, type ConflictField } from '../../ui/form/conflict-fields'
import { sanitizeHtml } from '../../ui/rich-text/rich-text-html'
import { notesMessages } from './notes-messages.generated'
import type { NoteTemplateQuery } from './notes.generated'

const words = notesMessages.templates

export type Template = NonNullable<NoteTemplateQuery['noteTemplate']>

export interface TemplateValues {
  title: string
  category: string
  textNote: string
}

export const templateValues = (template: Template | null): TemplateValues => ({
  title: template?.title ?? '',
  category: String(template?.category || ''),
  textNote: sanitizeHtml(template?.textNote ?? ''),
})

export const storedTemplate = (row: Template): Stored<TemplateValues> => ({
  values: templateValues(row),
  version: row.version,
  by: row.changedBy.fullName,
  at: row.changedOn,
})

/** The parts of a template that two people can have changed at once. */
export const templateFields: readonly ConflictField<TemplateValues>[] = [
  { members: ['title'], label: words.titleLabel, show: ({ title }) => title },
  {
    members: ['category'],
    label: words.categoryLabel,
    show: ({ category }) => noteCategories[Number(category)] ?? words.noCategory,
  },
  richTextField('textNote', words.text, ({ textNote }) => textNote),
]
