import { richTextFonts } from '@portal/domain'
import { ChakraProvider } from '@chakra-ui/react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { fontOfStyle } from './rich-text-html'
import { RichTextField } from './rich-text-field'
import { system } from '../theme/system'

async function editing(html = '', error?: string) {
  const onChange = vi.fn<(html: string) => void>()
  const user = userEvent.setup()
  render(
    <ChakraProvider value={system}>
      <RichTextField
        label="Explain your rating"
        hint="Say what you do."
        html={html}
        error={error}
        onChange={onChange}
      />
    </ChakraProvider>,
  )
  const box = await screen.findByRole('textbox', { name: 'Explain your rating' }, { timeout: 10_000 })
  return { box, onChange, user }
}

describe('rich text editor', () => {
  it('is named by its label and described by its hint and error', async () => {
    const { box } = await editing('', 'Explain your rating.')
    expect(box).toHaveAccessibleDescription('Say what you do. Explain your rating.')
    expect(box).toHaveAttribute('aria-invalid', 'true')
  })

  it('offers the ten fonts and every format by name', async () => {
    await editing()
    const toolbar = screen.getByRole('toolbar', { name: 'Text formatting' })
    const fonts = within(within(toolbar).getByRole('combobox', { name: 'Font' })).getAllByRole('option')
    expect(fonts.map((option) => option.textContent)).toEqual(richTextFonts)
    expect(
      within(toolbar)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Bold', 'Italic', 'Underline', 'Bulleted list', 'Numbered list', 'Link', 'Undo', 'Redo'])
  })

  it('is one tab stop, arrows move in it', async () => {
    const { user } = await editing()
    await user.tab()
    expect(screen.getByRole('combobox', { name: 'Font' })).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus()
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(screen.getByRole('button', { name: 'Redo' })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('textbox', { name: 'Explain your rating' })).toHaveFocus()
  })

  it('shows stored text without what could run, and reports no change for it', async () => {
    const { box, onChange } = await editing(
      '<p>One <strong>two</strong><img src=x onerror=alert(1)></p><ul><li>three</li></ul>',
    )
    expect(box).toHaveTextContent('One twothree')
    expect(box.querySelector('img')).toBeNull()
    expect(onChange).not.toHaveBeenCalled()
  })

  it.each(richTextFonts.slice(1))('keeps %s of a stored text, of bold words too', async (font) => {
    const style = `style="font-family: ${font}"`
    const { box, onChange } = await editing(`<p>One <span ${style}>two <strong>three</strong></span></p>`)
    for (const words of ['two', 'three']) {
      const text = within(box).getByText(words)
      expect(fontOfStyle(text.closest('[style*="font-family"]')?.getAttribute('style') ?? '')).toBe(font)
    }
    expect(within(box).getByText('One').closest('[style*="font-family"]')).toBeNull()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('keeps the font of a paragraph for its words, and that of words which have their own', async () => {
    const { box, onChange } = await editing(
      '<p style="font-family: Georgia">One <strong>two</strong> <span style="font-family: Arial">three</span></p><p>four</p>',
    )
    const fontOf = (words: string | RegExp) =>
      fontOfStyle(within(box).getByText(words).closest('[style*="font-family"]')?.getAttribute('style') ?? '')
    expect([fontOf(/^One/), fontOf('two'), fontOf('three'), fontOf('four')]).toEqual([
      'Georgia',
      'Georgia',
      'Arial',
      undefined,
    ])
    expect(onChange).not.toHaveBeenCalled()
  })

  it('takes no other font', async () => {
    const { box } = await editing('<p><span style="font-family: Papyrus; font-weight: 700">One</span></p>')
    expect(box.querySelector('[style*="font-family"]')).toBeNull()
    expect(box).toHaveTextContent('One')
  })

  it('does not take the focus when it appears', async () => {
    const { box } = await editing('<p>One</p>')
    expect(box).not.toHaveFocus()
  })

  it('asks for the address of a link and refuses one that could run', async () => {
    const { user } = await editing('<p>One</p>')
    await user.click(screen.getByRole('button', { name: 'Link' }))
    const address = screen.getByLabelText('Link address')
    await user.clear(address)
    await user.type(address, 'javascript:alert(1)')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(address).toHaveAccessibleDescription(
      'Enter an address that begins with https://, http:// or mailto:.',
    )
    await user.keyboard('{Escape}')
    expect(screen.queryByLabelText('Link address')).toBeNull()
  })
})
