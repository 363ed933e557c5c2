import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form, Formik } from 'formik'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../testing/render-ui'
import { Button } from '../action/button'
import { CheckboxField } from './checkbox-field'
import { DateField } from './date-field'
import { SelectField } from './select-field'
import { SwitchField } from './switch-field'
import { TextAreaField } from './text-area-field'
import { TextField } from './text-field'

const empty = { name: '', place: '', note: '', due: '', agree: false, trust: false }
type Values = typeof empty

function form(errors: Partial<Record<keyof Values, string>> = {}) {
  const onSubmit = vi.fn<(values: Values) => void>()
  renderUi(
    <Formik initialValues={empty} validate={() => errors} onSubmit={(values) => onSubmit(values)}>
      <Form noValidate>
        <TextField name="name" label="Name" hint="As on the license" />
        <SelectField
          name="place"
          label="Jurisdiction"
          placeholder="Select Jurisdiction.."
          options={[
            { value: '1', label: 'Allegany' },
            { value: '13', label: 'Howard' },
          ]}
        />
        <TextAreaField name="note" label="Note" optional />
        <DateField name="due" label="Due" />
        <CheckboxField name="agree" label="I agree" />
        <SwitchField name="trust" label="Trust this device" />
        <Button type="submit">Send</Button>
      </Form>
    </Formik>,
  )
  return { onSubmit, user: userEvent.setup() }
}

test('hands over what was typed, chosen and ticked', async () => {
  const { onSubmit, user } = form()
  await user.type(screen.getByLabelText('Name'), 'Dana')
  await user.selectOptions(screen.getByLabelText('Jurisdiction'), 'Howard')
  await user.type(screen.getByLabelText('Note (optional)'), 'Two')
  await user.type(screen.getByLabelText('Due'), '2026-04-30')
  await user.click(screen.getByLabelText('I agree'))
  await user.click(screen.getByRole('switch', { name: 'Trust this device' }))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({
      name: 'Dana',
      place: '13',
      note: 'Two',
      due: '2026-04-30',
      agree: true,
      trust: true,
    }),
  )
})

test('ties hint and error to their control, and the error only after a submit', async () => {
  const { onSubmit, user } = form({ name: 'Name is required.', agree: 'Please agree.' })
  const name = screen.getByLabelText('Name')
  expect(name).toHaveAccessibleDescription('As on the license')
  expect(name).not.toHaveAttribute('aria-invalid')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(name).toHaveAccessibleDescription('As on the license Name is required.'))
  expect(name).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByLabelText('I agree')).toHaveAccessibleDescription('Please agree.')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('offers the empty choice by its own words', () => {
  form()
  expect(screen.getByLabelText('Jurisdiction')).toHaveDisplayValue('Select Jurisdiction..')
})
