import { readFileSync } from 'node:fs'
import path from 'node:path'
import { onTestFinished } from 'vitest'

const file = path.join(import.meta.dirname, '../ui/theme/styles.generated.css')

/** Adds the static styles for one test. Others do without them: with them each query by role takes longer. */
export function withStyles(): void {
  const sheet = document.createElement('style')
  sheet.textContent = readFileSync(file, 'utf8')
  document.head.append(sheet)
  onTestFinished(() => sheet.remove())
}
