import { expect, type BrowserContext } from '@playwright/test'
import { SubsectionState } from '@portal/domain'
import { graphql } from './sign-in.js'

interface Refusals {
  errors: Array<{ code: string; message: string }>
}

export interface Item {
  id: number
  number: string
  responseType: string
  rating: number | null
  narrative: string
  version: number
}

export interface Subsection {
  id: number
  state: number
  version: number
  items: Item[]
}

interface Row {
  id: number
  version: number
  submitState: number
  year: number
  part: string
  lea: { code: string }
}

const itemFields = 'id number responseType rating narrative version'

/** The self-assessments of an agency in the newest year, one for each part. */
export async function rowsOf(context: BrowserContext, leaCode: string): Promise<Row[]> {
  const { complianceYears } = await graphql<{ complianceYears: Array<{ id: number }> }>(
    context,
    '{ complianceYears { id } }',
  )
  const year = Math.max(...complianceYears.map(({ id }) => id))
  const { selfAssessments } = await graphql<{ selfAssessments: Row[] }>(
    context,
    'query Rows($year: Int!) { selfAssessments(year: $year) { id version submitState year part lea { code } } }',
    { year },
  )
  return selfAssessments.filter(({ lea }) => lea.code === leaCode)
}

/** The newest year's self-assessment of an agency and part. */
export async function rowOf(context: BrowserContext, leaCode: string, part = 'Part B'): Promise<Row> {
  const row = (await rowsOf(context, leaCode)).find((one) => one.part === part)
  if (!row) throw new Error(`Agency ${leaCode} has no ${part} self-assessment.`)
  return row
}

/** The monitor activates an agency's self-assessment of Part B, unless that is done, with a due date in the next year. */
export async function activate(monitor: BrowserContext, leaCode: string, due = '05-31'): Promise<Row> {
  const row = await rowOf(monitor, leaCode)
  if (row.submitState === 0) {
    const { activateSelfAssessments } = await graphql<{ activateSelfAssessments: Refusals }>(
      monitor,
      `
        mutation Activate($input: ActivateSelfAssessmentsInput!) {
          activateSelfAssessments(input: $input) {
            errors {
              code
              message
            }
          }
        }
      `,
      { input: { ids: [row.id], dueOn: `${row.year + 1}-${due}` } },
    )
    expect(activateSelfAssessments.errors).toEqual([])
  }
  return row
}

/** The monitor activates an agency's self-assessment and its administrator starts it, unless that is done. Returns its id. */
export async function activateAndStart(
  monitor: BrowserContext,
  admin: BrowserContext,
  leaCode: string,
): Promise<number> {
  const row = await activate(monitor, leaCode)
  const { version, submitState } = await rowOf(admin, leaCode)
  if (submitState === 1) {
    const { startSelfAssessment } = await graphql<{ startSelfAssessment: Refusals }>(
      admin,
      'mutation Start($input: StartSelfAssessmentInput!) { startSelfAssessment(input: $input) { errors { code message } } }',
      { input: { id: row.id, version } },
    )
    expect(startSelfAssessment.errors).toEqual([])
  }
  return row.id
}

/** Ids of the subsections, in their order. */
export async function subsectionIds(context: BrowserContext, selfAssessmentId: number): Promise<number[]> {
  const { selfAssessment } = await graphql<{
    selfAssessment: { sections: Array<{ subsections: Array<{ id: number }> }> }
  }>(context, 'query Sections($id: Int!) { selfAssessment(id: $id) { sections { subsections { id } } } }', {
    id: selfAssessmentId,
  })
  return selfAssessment.sections.flatMap(({ subsections }) => subsections.map(({ id }) => id))
}

/** Assigns a person of the agency to a subsection, without the screens. */
export async function assignPerson(
  context: BrowserContext,
  place: { leaId: number; subsectionResponseId: number },
  fullName: string,
): Promise<void> {
  const { assignableUsers } = await graphql<{ assignableUsers: { id: string; fullName: string }[] }>(
    context,
    `
      query Assignable($subsectionResponseId: Int!, $leaId: Int!) {
        assignableUsers(subsectionResponseId: $subsectionResponseId, leaId: $leaId) {
          id
          fullName
        }
      }
    `,
    place,
  )
  const userId = assignableUsers.find((one) => one.fullName === fullName)?.id
  await graphql(
    context,
    'mutation Assign($input: AssignmentInput!) { assignUser(input: $input) { errors { message } } }',
    {
      input: { subsectionResponseId: place.subsectionResponseId, userId },
    },
  )
}

export async function readSubsection(context: BrowserContext, id: number): Promise<Subsection> {
  const { subsectionResponse } = await graphql<{ subsectionResponse: Subsection }>(
    context,
    `query Subsection($id: Int!) { subsectionResponse(id: $id) { id state version items { ${itemFields} } } }`,
    { id },
  )
  return subsectionResponse
}

/** Saves an answer and returns the saved item; throws on any refusal. */
export async function saveItem(
  context: BrowserContext,
  selfAssessmentId: number,
  item: Pick<Item, 'id' | 'version'>,
  answer: { rating: number | null; narrative: string },
): Promise<Item> {
  const { saveComplianceStrategyItem } = await graphql<{
    saveComplianceStrategyItem: Refusals & { item: Item }
  }>(
    context,
    `mutation Save($input: SaveComplianceStrategyItemInput!) {
      saveComplianceStrategyItem(input: $input) { errors { code message } item { ${itemFields} } }
    }`,
    { input: { selfAssessmentId, itemId: item.id, version: item.version, ...answer } },
  )
  const { errors, item: saved } = saveComplianceStrategyItem
  if (errors.length > 0) throw new Error(`The answer was refused: ${JSON.stringify(errors)}`)
  return saved
}

async function setState(context: BrowserContext, id: number, state: number): Promise<void> {
  const { version } = await readSubsection(context, id)
  const { setSubsectionState } = await graphql<{ setSubsectionState: Refusals }>(
    context,
    'mutation Step($input: SetSubsectionStateInput!) { setSubsectionState(input: $input) { errors { code message } } }',
    { input: { id, state, version } },
  )
  expect(setSubsectionState.errors).toEqual([])
}

/** Takes a self-assessment to submitted, as a local administrator, whatever is still to do. */
export async function submit(
  admin: BrowserContext,
  leaCode: string,
  applicable?: readonly number[],
): Promise<void> {
  const { id, submitState } = await rowOf(admin, leaCode)
  if (submitState >= 4) return
  for (const subsection of applicable ?? (await subsectionIds(admin, id)))
    await answerAndApprove(admin, id, subsection)
  const { version } = await rowOf(admin, leaCode)
  const { submitSelfAssessment } = await graphql<{ submitSelfAssessment: Refusals }>(
    admin,
    `
      mutation Submit($input: SubmitSelfAssessmentInput!) {
        submitSelfAssessment(input: $input) {
          errors {
            code
            message
          }
        }
      }
    `,
    {
      input: {
        id,
        version,
        statementName: 'Nora Sandoval',
        statementTitle: 'Director',
        documentsReason: 'They follow by mail.',
      },
    },
  )
  expect(submitSelfAssessment.errors).toEqual([])
}

/** Answers what is left of a subsection and takes it to approved, as a local administrator. */
export async function answerAndApprove(
  admin: BrowserContext,
  selfAssessmentId: number,
  id: number,
): Promise<void> {
  const { items } = await readSubsection(admin, id)
  for (const item of items.filter(({ version }) => version === 0)) {
    const rating = item.responseType === 'Rating' ? 3 : item.responseType === 'YesNo' ? 4 : null
    await saveItem(admin, selfAssessmentId, item, {
      rating,
      narrative: `<p>What we do for ${item.number}.</p>`,
    })
  }
  const { state } = await readSubsection(admin, id)
  if (state < SubsectionState.ready) await setState(admin, id, SubsectionState.ready)
  if (state < SubsectionState.approved) await setState(admin, id, SubsectionState.approved)
}

/** Accepts every item of a subsection at the agency's rating, without the screen that a journey has shown already. */
export async function acceptAtAgencyRating(monitor: BrowserContext, subsection: number): Promise<void> {
  const { subsectionReview } = await graphql<{ subsectionReview: { stateVersion: number } }>(
    monitor,
    'query Of($id: Int!) { subsectionReview(id: $id) { stateVersion } }',
    { id: subsection },
  )
  const { acceptAllRatings } = await graphql<{ acceptAllRatings: { errors: unknown[] } }>(
    monitor,
    'mutation All($input: AcceptAllRatingsInput!) { acceptAllRatings(input: $input) { errors { code } } }',
    { input: { id: subsection, version: subsectionReview.stateVersion } },
  )
  expect(acceptAllRatings.errors).toEqual([])
}
