import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useMemo } from 'react'
import { sanitizeHtml } from './rich-text-html'

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
} as const

/** Shows stored rich text; sanitised once more here, whatever the server sent. */
export function RichText({ html, ...rest }: { html: string } & Omit<HTMLChakraProps<'div'>, 'children'>) {
  const clean = useMemo(() => sanitizeHtml(html), [html])
  return (
    <chakra.div css={richTextStyles} maxW="measure" {...rest} dangerouslySetInnerHTML={{ __html: clean }} />
  )
}
