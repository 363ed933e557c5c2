import { accountsCalls } from './accounts.js'
import { agenciesCalls } from './agencies.js'
import type { Call } from './call.js'
import { documentsCalls } from './documents.js'
import { selfAssessmentCalls } from './self-assessment.js'
import { sessionCalls } from './session.js'
import { yearsCalls } from './years.js'

/** Every call of the REST API. The API must implement each of them and nothing else. */
export const allCalls: readonly Call[] = [
  ...sessionCalls,
  ...accountsCalls,
  ...agenciesCalls,
  ...yearsCalls,
  ...selfAssessmentCalls,
  ...documentsCalls,
]
