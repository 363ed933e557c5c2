import { calendarDay } from '@portal/domain'
import type { BrowserContext } from '@playwright/test'
import { graphql } from './sign-in.js'

/** A finding as journeys address it. */
export interface StoredFinding {
  id: number
  number: string
  version: number
}

interface Payload {
  errors: Array<{ message: string }>
  finding: StoredFinding | null
}

const answer = '{ errors { code message } finding { id number version } }'

function stored({ errors, finding }: Payload): StoredFinding {
  if (!finding) throw new Error(`The finding was refused: ${JSON.stringify(errors)}`)
  return finding
}

/** A draft with two cases, of data that an agency sent by default. */
export async function draftFinding(
  monitor: BrowserContext,
  leaId: number,
  given: { source?: string } = {},
): Promise<StoredFinding> {
  const { findingCitations, complianceYears } = await graphql<{
    findingCitations: Array<{ id: number }>
    complianceYears: Array<{ id: number }>
  }>(monitor, '{ findingCitations(part: "Part B") { id } complianceYears { id } }')
  const input = {
    source: 'DataReview',
    leaId,
    year: Math.max(...complianceYears.map(({ id }) => id)),
    part: 'Part B',
    citationId: findingCitations[0]?.id,
    description: 'Two notices were sent late.',
    discoveredOn: calendarDay(new Date()),
    cases: ['4471', '4502'].map((studentReference) => ({
      studentReference,
      requiredAction: 'Send the notice and explain it.',
    })),
    ...given,
  }
  const { draftFinding: payload } = await graphql<{ draftFinding: Payload }>(
    monitor,
    `mutation Draft($input: DraftFindingInput!) { draftFinding(input: $input) ${answer} }`,
    { input },
  )
  return stored(payload)
}

/** The same, issued today. */
export async function issuedFinding(monitor: BrowserContext, leaId: number): Promise<StoredFinding> {
  const { id, version } = await draftFinding(monitor, leaId)
  const input = {
    id,
    version,
    issuedOn: calendarDay(new Date()),
    template: 'Issued',
    signatureName: 'Helen Marsh',
    signatureTitle: 'Monitor',
  }
  const { issueFinding: payload } = await graphql<{ issueFinding: Payload }>(
    monitor,
    `mutation Issue($input: IssueFindingInput!) { issueFinding(input: $input) ${answer} }`,
    { input },
  )
  return stored(payload)
}
