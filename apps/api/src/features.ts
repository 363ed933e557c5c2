import { openApiDocument, uploadReport, uploadTrainingFile } from '@portal/rest-contract'
import type { Express } from 'express'
import * as featureList from './feature-list.js'
import { accountsFeature } from './features/accounts/accounts-feature.js'
import { auditsFeature } from './features/audits/audits-feature.js'
import { createAudits } from './features/audits/audits-plan-service.js'
import { caseStudiesFeature } from './features/case-studies/case-studies-feature.js'
import { documentBytes, documentsPort } from './features/documents/documents-port.js'
import { documentsFeature } from './features/documents/documents-feature.js'
import { auditFindingsPort } from './features/findings/findings-audits-port.js'
import { findingsFeature } from './features/findings/findings-feature.js'
import { trainingFileFields } from './features/help/help-files-service.js'
import { helpFeature } from './features/help/help-feature.js'
import { reportsFeature } from './features/reports/reports-feature.js'
import { uploadReportFields } from './features/reports/reports-files-service.js'
import { reportsPort } from './features/reports/reports-service.js'
import { selfAssessmentEvidence } from './features/self-assessment/documents/self-assessment-evidence.js'
import { selfAssessmentFeature } from './features/self-assessment/self-assessment-feature.js'
import { sessionAccounts } from './features/session/session-accounts.js'
import type { ApiDeps, Job } from './server/deps.js'
import { partsOf, type ApiFeature } from './server/feature.js'
import { togetherRoute } from './server/requests/read-together.js'
import type { Route } from './server/requests/route.js'
import { tidyJobs } from './server/tidy-jobs.js'

/** Every feature; first those that get something of others. A launch and a hand-over go through them in this order. */
const features: readonly ApiFeature[] = [
  accountsFeature(sessionAccounts),
  selfAssessmentFeature({ reports: reportsPort, bytes: documentBytes }),
  findingsFeature({ files: documentsPort, letters: reportsPort }),
  // Before audits: their paths begin with any word.
  caseStudiesFeature({ createAudits, reports: reportsPort }),
  auditsFeature({ letters: reportsPort, files: documentsPort, findings: auditFindingsPort }),
  documentsFeature(selfAssessmentEvidence),
  reportsFeature((deps) => documentsPort(deps, uploadReport, uploadReportFields)),
  helpFeature((deps) => documentsPort(deps, uploadTrainingFile, trainingFileFields, true)),
  ...Object.values(featureList),
]

/** What they bring to the lists that span them all. */
export const featureParts = partsOf(features)

/** Every route: read together with the contract's `access`, this is the permission table. */
export function allRoutes(deps: ApiDeps): Route[] {
  const routes = features.flatMap((feature) => feature.routes?.(deps, featureParts) ?? [])
  return [...routes, togetherRoute(routes, deps)]
}

/** What repeats beside the requests. */
export function allJobs(deps: ApiDeps): Job[] {
  return [...tidyJobs(deps), ...features.flatMap((feature) => feature.jobs?.(deps) ?? [])]
}

/** Addresses outside the contract. */
export function mountExtras(app: Express, deps: ApiDeps): void {
  /** Made when it is first asked for, and once: gateways ask every minute, and making it holds up everybody else. */
  let openApi: string | undefined
  app.get('/api/openapi.json', (_req, res) => {
    openApi ??= JSON.stringify(openApiDocument())
    res.type('json').send(openApi)
  })
  for (const feature of features) feature.mount?.(app, deps)
}
