import { hasHiddenCharacters, hiddenCharactersText } from '@portal/domain'
import { z } from 'zod'

/** A name or title of a record, as typed by people: trimmed, and without invisible characters. */
export function nameText(label: string, most = 200) {
  return z
    .string()
    .refine((text) => !hasHiddenCharacters(text), hiddenCharactersText(label))
    .trim()
    .max(most, `${label} can have at most ${most} characters.`)
}

/** The title of each file of an upload. */
export function fileTitle(missing: string) {
  return nameText('Title').min(1, missing)
}
