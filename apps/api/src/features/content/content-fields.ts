import {
  isRichText,
  plainWhereUnformatted,
  richContentFields,
  tidyContentFields,
  type ContentFields,
  type ContentNodeKind,
} from '@portal/domain'
import { sanitizeRichText } from '../../server/rich-text.js'

/** Fields as they are stored: tidy, formatted text reduced to what is allowed, and plain where nothing is formatted. */
export function safeContentFields(nodeKind: ContentNodeKind, given: ContentFields): ContentFields {
  const fields = tidyContentFields(nodeKind, given)
  const rich = [...richContentFields].flatMap((name) => {
    const text = fields[name]
    return typeof text === 'string' && isRichText(text)
      ? [[name, plainWhereUnformatted(sanitizeRichText(text))] as const]
      : []
  })
  // A regulation is cited once.
  const citations = fields.citations && [...new Set(fields.citations)]
  return { ...fields, citations, ...Object.fromEntries(rich) }
}
