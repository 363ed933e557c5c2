import { noContentFields, ownLists, parseCondition, type ContentFields } from '@portal/domain'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import type { EditorNode } from '../content-nodes'
import { RuleField } from './rule-field'
import { AnswerOptionsField } from './audit-fields'

const place = (
  nodeKind: EditorNode['nodeKind'],
  contentId: string,
  parentId: string | null,
  order: number,
  fields: Partial<ContentFields>,
): EditorNode => ({
  nodeKind,
  contentId,
  parentId,
  order,
  active: true,
  version: 1,
  changedBy: null,
  changedOn: null,
  answers: 0,
  remove: { allowed: true, reason: null },
  fields: ownLists({ ...noContentFields, ...fields }),
})
const question = (key: string, text: string, fields: Partial<ContentFields>) =>
  place('question', `setup-b-${key}`, 'setup', 0, { key, text, ...fields })
const item = (id: string, order: number) =>
  place('auditItem', id, 's', order, { number: id, text: `Question ${id}?`, answers: ['Y', 'N', 'NA'] })
const nodes = [
  place('setup', 'setup', null, 0, { title: 'Setup questions' }),
  question('kind', 'Which?', { questionType: 'Select', options: ['New', 'Old'] }),
  question('age', 'How old?', { questionType: 'Number' }),
  place('audit', 'audit', null, 1, { title: 'Audit' }),
  place('auditSection', 's', 'audit', 0, { number: '1', title: 'One' }),
  item('1.1', 0),
  item('1.2', 1),
  item('1.3', 2),
]

function Form({
  onRule,
  initial = null,
}: {
  onRule: (rule: string | null) => void
  initial?: string | null
}) {
  const [rule, setRule] = useState(initial)
  const node = nodes[6]
  if (!node) return null
  return (
    <RuleField
      kind="desk-audit"
      part="Part B"
      node={node}
      nodes={nodes}
      value={{ ...node.fields, skipWhen: rule, skipReason: 'it is so' }}
      readOnly={false}
      error={undefined}
      onChange={(next) => {
        setRule(next)
        onRule(next)
      }}
    />
  )
}

it('makes a rule by choices, says it in words and takes it out again', async () => {
  const user = userEvent.setup()
  let rule: string | null = null
  renderScreen(<Form onRule={(next) => (rule = next)} />)
  await user.click(screen.getByRole('button', { name: 'Add rule' }))
  const source = screen.getByLabelText('What comparison 1 looks at')
  const names = within(source).getAllByRole('option')
  // Only items before this one: the answer to a later one is not known yet.
  expect(names.map(({ textContent }) => textContent).filter((text) => text.startsWith('Item'))).toEqual([
    'Item 1.1 Question 1.1?',
  ])
  await user.click(screen.getByRole('button', { name: 'Add comparison' }))
  await user.selectOptions(screen.getByLabelText('What comparison 2 looks at'), 'setup.age')
  await user.selectOptions(screen.getByLabelText('How comparison 2 compares'), 'gte')
  await user.type(screen.getByLabelText('Value of comparison 2'), '14')
  await user.selectOptions(screen.getByLabelText('How these are joined'), 'none')
  expect(parseCondition(rule ?? '')).toEqual({
    not: {
      any: [
        { q: 'setup.kind', op: 'eq', v: 'New' },
        { q: 'setup.age', op: 'gte', v: 14 },
      ],
    },
  })
  expect(screen.getByText(/^In words:/).closest('p')).toHaveTextContent(
    'This item is “Not applicable because it is so” when not ((“Which?” is “New” or “How old?” is at least “14”)).',
  )
  await user.click(screen.getByRole('button', { name: 'Remove rule' }))
  expect(rule).toBeNull()
  expect(screen.getByText('Without a rule, this item applies to every record.')).toBeVisible()
})

it('tries a rule on the answers of a sample student', async () => {
  const user = userEvent.setup()
  const rule = '{"any":[{"q":"setup.kind","op":"in","v":["New"]},{"q":"item.1.1","op":"eq","v":"N"}]}'
  renderScreen(<Form initial={rule} onRule={() => undefined} />)
  await user.click(screen.getByRole('button', { name: /^Test on a sample student/ }))
  expect(screen.getByText('Applies as long as a question has no answer')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Which?'), 'Old')
  await user.selectOptions(screen.getByLabelText('1.1 Question 1.1?'), 'Y')
  expect(screen.getByText('Applies')).toBeVisible()
  expect(screen.getByText('With these answers every item of 3 applies.')).toBeVisible()
})

it('writes each answer of a response set as a line', async () => {
  const user = userEvent.setup()
  let lines: readonly string[] = []
  function Answers() {
    const [value, setValue] = useState<readonly string[]>(['Y | Yes | met'])
    return (
      <AnswerOptionsField
        label="Response Set"
        lines={value}
        readOnly={false}
        error={undefined}
        onChange={(next) => {
          setValue(next)
          lines = next
        }}
      />
    )
  }
  renderScreen(<Answers />)
  await user.click(screen.getByRole('button', { name: 'Add answer' }))
  await user.type(screen.getByLabelText('Code, row 2'), 'P|')
  await user.type(screen.getByLabelText('Words, row 2'), 'In part')
  await user.selectOptions(screen.getByLabelText('Counts as, row 2'), 'not met')
  expect(lines).toEqual(['Y | Yes | met', 'P | In part | not met'])
  await user.click(screen.getByRole('button', { name: 'Remove row 1' }))
  expect(lines).toEqual(['P | In part | not met'])
})
