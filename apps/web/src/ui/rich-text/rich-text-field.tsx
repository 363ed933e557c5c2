import { chakra } from '@chakra-ui/react'
import { lazy, Suspense, useId } from 'react'
import { FieldError, FieldHint } from '../field/field-frame'
import { fillingColumn } from '../table/filling-column'
import type { RichTextEditorProps } from './rich-text-editor'
import { richTextMessages } from './rich-text-messages.generated'

const RichTextEditor = lazy(() =>
  import('./rich-text-editor').then((module) => ({ default: module.RichTextEditor })),
)

interface RichTextFieldProps extends Pick<RichTextEditorProps, 'full' | 'fills' | 'insertion'> {
  label: string
  hint?: string
  error?: string | undefined
  /** Text at the start; give another `key` to load another text. */
  html: string
  onChange: (html: string) => void
  onBlur?: () => void
}

/** Label, hint, editor and error of one rich text; the editor itself is a chunk of its own. */
export function RichTextField({ label, hint, error, html, onChange, onBlur, ...more }: RichTextFieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <chakra.div {...(more.fills ? fillingColumn : {})}>
      <chakra.div id={`${id}-label`} textStyle="blockTitle" fontWeight="600" mb="1">
        {label}
      </chakra.div>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <Suspense
        fallback={
          <chakra.div
            role="status"
            aria-label={richTextMessages.loading({ label })}
            height="177px"
            borderRadius="sm"
            bg="bg.muted"
            animation="pulse 1.6s ease-in-out infinite"
          />
        }
      >
        <RichTextEditor
          {...more}
          html={html}
          onChange={onChange}
          {...(onBlur && { onBlur })}
          labelledBy={`${id}-label`}
          {...(described && { describedBy: described })}
          invalid={Boolean(error)}
        />
      </Suspense>
      <div aria-live="polite">
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </chakra.div>
  )
}
