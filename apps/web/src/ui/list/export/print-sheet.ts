import { cellText, type TableCell, type TableHead } from '@portal/domain'

/**
 * Prints a list as a plain table on a sheet of its own, whatever part of it the screen has drawn. Global styles hide the
 * rest of the page on paper; the sheet goes when the print dialog closes.
 */
export function printTable({
  title,
  headings,
  about,
  rows,
}: TableHead & { rows: readonly (readonly TableCell[])[] }): void {
  const sheet = element('section')
  sheet.dataset['printSheet'] = ''
  sheet.append(
    element('h1', title),
    element('p', about.map(([label, value]) => `${label}: ${value}`).join(' · ')),
  )
  const table = element('table')
  const head = element('tr')
  head.append(...headings.map((heading) => element('th', heading)))
  const top = element('thead')
  top.append(head)
  const body = element('tbody')
  for (const cells of rows) {
    const row = element('tr')
    row.append(...cells.map((cell) => element('td', inWords(cell))))
    body.append(row)
  }
  table.append(top, body)
  sheet.append(table)
  document.body.append(sheet)
  addEventListener('afterprint', () => sheet.remove(), { once: true })
  print()
}

function inWords(cell: TableCell): string {
  const text = cellText(cell)
  return text === null || text === '' ? '-' : String(text)
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
