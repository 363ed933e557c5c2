import { accountsSearch } from '../accounts/accounts-search.js'
import { agenciesSearch } from '../agencies/agencies-search.js'
import { auditsSearch } from '../audits/audits-search.js'
import { caseStudiesSearch } from '../case-studies/case-studies-search.js'
import { documentsSearch } from '../documents/documents-search.js'
import { findingsSearch } from '../findings/findings-search.js'
import { helpSearch } from '../help/help-search.js'
import { notesSearch } from '../notes/notes-search.js'
import { reportsSearch } from '../reports/reports-search.js'
import { selfAssessmentSearch } from '../self-assessment/self-assessment-search.js'
import type { FoundKind } from './found-kind.js'

/** What the features let the search find, in the order in which it is shown; screens of the own menu are the client's. */
const kinds = {
  ...agenciesSearch,
  ...findingsSearch,
  ...auditsSearch,
  ...caseStudiesSearch,
  ...selfAssessmentSearch,
  ...documentsSearch,
  ...reportsSearch,
  ...notesSearch,
  ...accountsSearch,
  ...helpSearch,
}

export type SearchGroup = keyof typeof kinds
export const searchKinds: Readonly<Record<SearchGroup, FoundKind>> = kinds
export const searchGroups = /* @__PURE__ */ Object.keys(kinds) as SearchGroup[]
