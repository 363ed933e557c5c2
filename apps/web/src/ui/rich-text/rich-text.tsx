import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { RichTextFont } from '@portal/domain'
import { useMemo } from 'react'
import { sanitizeHtml } from './rich-text-html'

/**
 * What stands in for a font on a machine without it, where the browser would fall back to its own serif. The default is
 * served by the portal under another name.
 */
const insteadOf: Record<RichTextFont, string> = {
  Montserrat: '{fonts.heading}',
  'Segoe UI': 'system-ui, sans-serif',
  Arial: 'Helvetica, sans-serif',
  Georgia: 'serif',
  Impact: 'fantasy, sans-serif',
  Tahoma: 'Geneva, sans-serif',
  'Times New Roman': 'Times, serif',
  Verdana: 'Geneva, sans-serif',
  Lato: 'sans-serif',
  'Century Gothic': 'sans-serif',
}
const fontRules = Object.fromEntries(
  Object.entries(insteadOf).map(([font, others]) => [
    `& [style*="${font}"]`,
    { fontFamily: `${font}, ${others} !important` },
  ]),
)

/** Look shared by the text in the editor and the text as it is read. */
export const richTextStyles = {
  fontFamily: 'heading',
  fontSize: 'md',
  lineHeight: '1.55',
  overflowWrap: 'anywhere',
  '& p + p, & ul, & ol, & blockquote, & h3, & h4': { marginTop: '2' },
  '& ul': { listStyle: 'disc', paddingLeft: '5' },
  '& ol': { listStyle: 'decimal', paddingLeft: '5' },
  '& li > ul, & li > ol': { marginTop: '0' },
  '& a': { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '2px' },
  '& blockquote': {
    borderLeftWidth: '3px',
    borderColor: 'border.default',
    paddingLeft: '3',
    color: 'fg.muted',
  },
  '& h3': { fontWeight: '650' },
  '& h4': { fontWeight: '600' },
  '& b, & strong': { fontWeight: '700' },
  ...fontRules,
} as const

/** Shows stored rich text; sanitised once more here, whatever the server sent. */
export function RichText({ html, ...rest }: { html: string } & Omit<HTMLChakraProps<'div'>, 'children'>) {
  const clean = useMemo(() => sanitizeHtml(html), [html])
  return (
    <chakra.div css={richTextStyles} maxW="measure" {...rest} dangerouslySetInnerHTML={{ __html: clean }} />
  )
}
