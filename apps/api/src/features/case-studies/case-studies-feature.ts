import type { ApiFeature } from '../../server/feature.js'
import type { CaseStudyOffice } from './case-studies-command.js'
import { caseStudiesHistoryParts, caseStudiesNames } from './case-studies-history-read-model.js'
import { caseStudiesRoutes } from './case-studies-routes.js'
import { caseStudiesSearch } from './case-studies-search-read-model.js'
import { caseStudiesTasks } from './case-studies-tasks-read-model.js'

/** The feature as the API registers it, with the audits and the library of other features that it uses. */
export const caseStudiesFeature = (needs: Omit<CaseStudyOffice, 'sharing'>): ApiFeature => ({
  name: 'case-studies',
  routes: (deps) => caseStudiesRoutes(deps, { ...needs, sharing: deps.config.caseStudiesShared }),
  search: caseStudiesSearch,
  tasks: caseStudiesTasks,
  names: caseStudiesNames,
  historyParts: caseStudiesHistoryParts,
})
