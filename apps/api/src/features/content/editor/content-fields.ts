import {
  isRichText,
  plainWhereUnformatted,
  richContentFields,
  tidyContentFields,
  type ContentFields,
  type ContentNodeKind,
} from '@portal/domain'
import type { RichBody } from '../../../server/requests/clean-body.js'

/** What of a body with fields is rich text: plain text is stored as it reads. */
export const richFields: RichBody = {
  paths: [...richContentFields].map((name) => `fields.${name}`),
  only: isRichText,
}

/** Clean fields as they are stored: tidy, and plain where nothing is formatted. */
export function storedContentFields(nodeKind: ContentNodeKind, entered: ContentFields): ContentFields {
  const fields = tidyContentFields(nodeKind, entered)
  const rich = [...richContentFields].flatMap((name) => {
    const text = fields[name]
    return typeof text === 'string' && isRichText(text) ? [[name, plainWhereUnformatted(text)] as const] : []
  })
  // A regulation is cited once.
  const citations = fields.citations && [...new Set(fields.citations)]
  return { ...fields, citations, ...Object.fromEntries(rich) }
}
