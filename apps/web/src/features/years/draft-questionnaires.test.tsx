import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { DraftQuestionnaires } from './draft-questionnaires'
import {
  LaunchedComplianceYearsDocument,
  PublishQuestionnaireDocument,
  useLaunchedComplianceYearsQuery,
} from './years.generated'

const row = (id: number, state: string, reason: string | null = null) => ({
  __typename: 'QuestionnaireRow',
  id,
  year: 2027,
  part: id === 5 ? 'Part B' : 'Part C',
  title: 'Self-assessment',
  state,
  isLaunched: true,
  publish: { __typename: 'AllowedAct', allowed: state === 'Draft' && reason === null, reason },
  onPublish:
    state === 'Draft' ? ['Self-assessments keep v1; only agencies that have none yet get this one.'] : [],
})
const listed = (questionnaires: object[]) => ({
  request: { query: LaunchedComplianceYearsDocument, variables: { withDrafts: true, withFigures: false } },
  result: { data: { choices: { __typename: 'Choices', questionnaires }, years: [] } },
})
/** As the year manager shows them. */
function Drafts() {
  const { data } = useLaunchedComplianceYearsQuery({ variables: { withDrafts: true, withFigures: false } })
  return (
    <DraftQuestionnaires
      questionnaires={data?.choices?.questionnaires}
      problem={null}
      onRetry={() => undefined}
    />
  )
}
const publishes = (payload: object) => ({
  request: { query: PublishQuestionnaireDocument, variables: { id: 5 } },
  result: {
    data: {
      publishQuestionnaire: {
        __typename: 'PublishQuestionnairePayload',
        errors: [],
        selfAssessments: 0,
        questionnaires: null,
        ...payload,
      },
    },
  },
})
const empty = 'Every subsection needs at least one question.'
const name = 'Publish questionnaire: Part B, 2027 - 2028'

test('publishes a draft once somebody is sure, and says how many agencies have it', async () => {
  const published = [row(5, 'Published', 'Only a draft can be published.'), row(6, 'Draft', empty)]
  const { user } = renderScreen(<Drafts />, {
    mocks: [
      listed([row(5, 'Draft'), row(6, 'Draft', empty)]),
      publishes({ selfAssessments: 24, questionnaires: published }),
    ] as never,
  })
  await user.click(await screen.findByRole('button', { name }))
  const sure = await screen.findByRole('alertdialog', { name: 'Publish questionnaire' })
  expect(sure).toHaveTextContent('Self-assessments keep v1;')
  await user.click(within(sure).getByRole('button', { name: 'Publish questionnaire' }))
  expect(await screen.findByText(/24 agencies have a self-assessment now/)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  const other = screen.getByRole('button', { name: 'Publish questionnaire: Part C, 2027 - 2028' })
  expect(other).toBeDisabled()
  expect(screen.getByText(empty)).toBeVisible()
})

test('says why nothing was published', async () => {
  const refusal = { __typename: 'UserError', code: 'CONFLICT', field: null, message: empty }
  const { user } = renderScreen(<Drafts />, {
    mocks: [listed([row(5, 'Draft')]), publishes({ errors: [refusal] })] as never,
  })
  await user.click(await screen.findByRole('button', { name }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publish questionnaire' }),
  )
  expect(await screen.findByText(empty)).toBeInTheDocument()
  expect(screen.getByRole('button', { name })).toBeEnabled()
})
