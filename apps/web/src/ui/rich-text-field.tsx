import { chakra, Skeleton } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { lazy, Suspense, useId } from 'react'

const RichTextEditor = lazy(() => import('./rich-text-editor').then((module) => ({ default: module.RichTextEditor })))

interface RichTextFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  /** Text at the start; give another `key` to load another text. */
  html: string
  onChange: (html: string) => void
  onBlur?: () => void
}

/** Label, hint, editor and error of one rich text; the editor itself comes in a chunk of its own. */
export function RichTextField({ label, hint, error, html, onChange, onBlur }: RichTextFieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <chakra.div id={`${id}-label`} textStyle="blockTitle" fontWeight="600" mb="1">
        {label}
      </chakra.div>
      {hint && (
        <chakra.p id={`${id}-hint`} textStyle="hint" color="fg.subtle" mb="1">
          {hint}
        </chakra.p>
      )}
      <Suspense fallback={<Skeleton height="174px" borderRadius="sm" aria-label={`Loading ${label}`} />}>
        <RichTextEditor
          html={html}
          onChange={onChange}
          {...(onBlur && { onBlur })}
          labelledBy={`${id}-label`}
          {...(described && { describedBy: described })}
          invalid={Boolean(error)}
        />
      </Suspense>
      <div aria-live="polite">
        {error && (
          <chakra.p
            id={`${id}-error`}
            display="flex"
            gap="1.5"
            mt="1"
            color="overdue.fg"
            fontWeight="600"
            fontSize="sm"
          >
            <CircleAlert size={16} aria-hidden style={{ flex: 'none', marginTop: 2 }} />
            {error}
          </chakra.p>
        )}
      </div>
    </div>
  )
}
