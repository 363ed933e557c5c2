import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { isRichText, wordsOfContent } from '@portal/domain'
import { lazy, Suspense } from 'react'

const RichText = lazy(() => import('./rich-text').then((module) => ({ default: module.RichText })))

interface FormattedTextProps extends Omit<HTMLChakraProps<'div'>, 'children'> {
  text: string
}

/**
 * A text that may be formatted or plain, as it is stored; the code for formatted text is loaded only when there is
 * some.
 */
export function FormattedText({ text, ...rest }: FormattedTextProps) {
  const words = (
    <chakra.div {...rest} whiteSpace="pre-line">
      {wordsOfContent(text)}
    </chakra.div>
  )
  if (!isRichText(text)) return words
  return (
    <Suspense fallback={words}>
      <RichText html={text} {...rest} />
    </Suspense>
  )
}
