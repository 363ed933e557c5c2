import { sanitizeHtml } from '../../ui/rich-text/rich-text-html'
import { helpMessages as m } from './help-messages.generated'
import type { TrainingItemFieldsFragment as Item } from './help.generated'

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

/** Prints items with their whole texts, no controls, on a sheet of its own; global styles hide the rest of the page on paper. */
export function printTraining(items: readonly Item[]): void {
  const sheet = document.createElement('section')
  sheet.dataset['printSheet'] = ''
  sheet.append(element('h1', m.title))
  for (const { title, summary, body, transcript, url } of items) {
    sheet.append(element('h2', title), element('p', summary))
    if (body) {
      const text = document.createElement('div')
      text.innerHTML = sanitizeHtml(body)
      sheet.append(text)
    }
    if (url) sheet.append(element('p', url))
    if (transcript) sheet.append(element('h3', m.transcript), element('p', transcript))
  }
  document.body.append(sheet)
  addEventListener('afterprint', () => sheet.remove(), { once: true })
  print()
}
