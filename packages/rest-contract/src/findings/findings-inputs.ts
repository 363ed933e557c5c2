import { z } from 'zod'

/** Inputs that several calls of this feature share; not part of the package's interface. */
export const findingDay = z.iso.date('Enter a date.')
/** A text without spaces at its ends, of at most so many characters; `label` names it in the error. */
export const text = (label: string, most: number) =>
  z.string().trim().max(most, `${label} can have at most ${most} characters.`)
/** A {@link text} that may not be empty. */
export const requiredText = (label: string, most: number) => text(label, most).min(1, `${label} is required.`)
export const byId = z.object({ id: z.coerce.number().int().positive() })
export const byCase = byId.extend({ caseId: z.coerce.number().int().positive() })
export const version = z.number().int()
export const signature = {
  signatureName: requiredText('Name', 200),
  signatureTitle: requiredText('Title', 200),
}
