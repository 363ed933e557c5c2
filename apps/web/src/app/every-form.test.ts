import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const sources = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(sources, file), 'utf8')

/** Something that a person types or chooses. */
const takesInput =
  /<(Formik|input|textarea|select|TextInput|Select|PasswordInput|FileButton|RichTextEditor|RichTextField|chakra\.(?:input|textarea|select))\b/
/** What keeps it until it is saved, or asks before it is lost. */
const keeps =
  /<(KeptForm|KeptValues|KeptCell|RecordDialog|AnswerForm|LetterDialog|ReasonDialog)\b|\buseAutosave[(<]/

/**
 * Components that take input and neither keep it nor ask themselves, each with the reason. A new form belongs into a KeptForm,
 * RecordDialog, KeptValues, KeptCell, AnswerForm, LetterDialog or ReasonDialog, or it saves itself: it stands here only where nothing can be lost in it.
 */
const others = {
  // The address holds what was chosen, or choosing it goes somewhere else.
  'a filter or a way to somewhere': [
    'app/dashboards/landing-screen.tsx',
    'features/agencies/agency-select.tsx',
    'features/audit-trail/person-filter.tsx',
    'features/audits/plan/year-select.tsx',
    'features/audits/matrix/matrix-filters.tsx',
    'features/audits/text-comparison/compared-documents.tsx',
    'features/calendar/calendar-window.tsx',
    'features/cohorts/cohort-list-page.tsx',
    'features/content/versions/content-compare-page.tsx',
    'features/content/preview/content-preview-page.tsx',
    'features/content/tree/tree-search.tsx',
    'features/content/versions/version-filter.tsx',
    'features/content/versions/version-compare.tsx',
    'features/dashboards/state/state-filter-bar.tsx',
    'features/findings/register/findings-numbers-page.tsx',
    'features/incidents/annual/annual-reports-page.tsx',
    'features/incidents/annual/annual-steps.tsx',
    'features/incidents/annual/published-page.tsx',
    'features/participation/agency/agency-rates-page.tsx',
    'features/participation/decisions/justifications-page.tsx',
    'features/participation/rates-page.tsx',
    'features/self-assessment/review/review-page.tsx',
    'features/self-assessment/list/self-assessment-list-page.tsx',
    'features/self-assessment/overview/subsection-filter.tsx',
    'features/years/year-select.tsx',
  ],
  'words that are searched for': [
    'app/shell/search-field.tsx',
    'features/search/search-palette.tsx',
    // People are found by it and added one press each.
    'features/accounts/contacts/contact-add-dialog.tsx',
  ],
  'rows that are ticked for an act of the list': [
    'features/accounts/users/user-list-columns.tsx',
    'features/accounts/users/user-list-view.tsx',
    'features/self-assessment/list/self-assessment-list-view.tsx',
  ],
  'saved with the press': [
    'features/documents/required/received-field.tsx',
    'features/audits/second-reading/choose-reader.tsx',
    // The statement that is agreed to.
    'features/incidents/annual/certify-dialog.tsx',
  ],
  'a file, which a browser gives away only when it is chosen': [
    'features/audits/lists/list-upload-card.tsx',
    'features/accounts/import/user-import-dialog.tsx',
    'features/agencies/agency-logo.tsx',
    'features/content/import/content-import-dialog.tsx',
    'features/participation/import/rate-import-dialog.tsx',
    'features/help/training-files.tsx',
    'features/incidents/annual/annual-import-dialog.tsx',
    'features/incidents/incident-import-dialog.tsx',
  ],
  'shown to be copied': [
    'features/accounts/clients/client-secret-dialog.tsx',
    'features/calendar/feed-dialog.tsx',
  ],
  'passwords and codes, which are never kept': [
    'features/session/sign-in/code-field.tsx',
    'features/session/passwords/forgot-password-dialog.tsx',
    'features/session/sign-in/login-form.tsx',
    'features/session/confirmation/proof-dialog.tsx',
    'features/session/passwords/reset-password-screen.tsx',
  ],
  // The answers of a sample student, by which a rule is tried.
  'a trial that nothing is kept of': ['features/content/audits/rule-test.tsx'],
  'a draft of its own': ['parts/comments/comment-form.tsx'],
  'text that the notepads keep': ['features/notes/notepad-form.tsx'],
} as const

/** Fields that stand in a form of several files, each with the file that keeps what is typed. */
const partsOf: Readonly<Record<string, string>> = {
  'features/accounts/clients/client-scopes-field.tsx': 'features/accounts/clients/client-editor.tsx',
  'features/accounts/roles/role-permissions-field.tsx': 'features/accounts/roles/role-editor.tsx',
  'features/accounts/users/user-editor-fields.tsx': 'features/accounts/users/user-editor.tsx',
  'features/agencies/agency-form.tsx': 'features/agencies/agency-content-page.tsx',
  'features/content/editor/citation-picker.tsx': 'features/content/editor/use-node-value.ts',
  'features/content/editor/formatted-field.tsx': 'features/content/editor/use-node-value.ts',
  'features/content/editor/linked-picker.tsx': 'features/content/editor/use-node-value.ts',
  'features/content/editor/node-controls.tsx': 'features/content/editor/use-node-value.ts',
  'features/content/audits/audit-fields.tsx': 'features/content/editor/use-node-value.ts',
  'features/content/audits/comparison-editor.tsx': 'features/content/editor/use-node-value.ts',
  'features/content/audits/rows-field.tsx': 'features/content/editor/use-node-value.ts',
  'features/content/audits/rule-group-editor.tsx': 'features/content/editor/use-node-value.ts',
  'features/content/editor/rating-scale-field.tsx': 'features/content/editor/use-node-value.ts',
  'features/content/versions/started-row.tsx': 'features/content/versions/started-dialog.tsx',
  'features/reports/report-upload-fields.tsx': 'features/reports/report-upload-dialog.tsx',
  'parts/evidence/upload-details.tsx': 'parts/evidence/upload-dialog.tsx',
  'parts/evidence/upload-file-row.tsx': 'parts/evidence/upload-dialog.tsx',
  'features/preferences/notification-fields.tsx': 'features/preferences/preferences-page.tsx',
  'parts/answering/choice-bar.tsx': 'parts/reviewing/review-form.tsx',
  'parts/answering/mark-bar.tsx': 'features/audits/record/review/review-item.tsx',
  'features/audits/record/review/extra-fields.tsx': 'features/audits/record/review/review-item.tsx',
  'features/audits/record/review/item-texts.tsx': 'features/audits/record/review/review-item.tsx',
  'features/participation/justification/group-table.tsx':
    'features/participation/justification/justification-form.tsx',
  'parts/answering/plain-field.tsx': 'features/case-studies/record/study-form.tsx',
  'features/audits/record/setup-question.tsx': 'features/audits/record/setup-form.tsx',
}

const components = ['app', 'features', 'parts']
  .flatMap((folder) =>
    readdirSync(path.join(sources, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
const bare = components.filter((file) => takesInput.test(read(file)) && !keeps.test(read(file)))

describe('every form', () => {
  it('keeps what is typed, or asks before it is lost, or says why nothing can be lost', () => {
    const known = new Set<string>([...Object.values(others).flat(), ...Object.keys(partsOf)])
    expect(bare.filter((file) => !known.has(file))).toEqual([])
  })

  it('is named once, and only while it needs a reason', () => {
    const named = [...Object.values(others).flat(), ...Object.keys(partsOf)]
    expect(new Set(named).size).toBe(named.length)
    expect(named.filter((file) => !bare.includes(file))).toEqual([])
  })

  it('keeps the fields that stand in it', () => {
    expect(Object.values(partsOf).filter((file) => !keeps.test(read(file)))).toEqual([])
  })

  it('with a draft of its own writes one', () => {
    for (const file of others['a draft of its own']) expect(read(file)).toMatch(/\bwriteDraft\(/)
  })

  it('is seen where it begins', () => {
    expect(components.filter((file) => keeps.test(read(file))).length).toBeGreaterThan(40)
  })
})
