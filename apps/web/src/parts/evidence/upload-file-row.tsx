import { chakra } from '@chakra-ui/react'
import { Check, FileText, X } from 'lucide-react'
import { formatBytes } from '../../lib/files/format-bytes'
import { controlStyle, FieldError, useFieldIds } from '../../ui/field/field-frame'
import { IconButton } from '../../ui/action/icon-button'
import { ProgressBar } from '../../ui/feedback/progress-bar'
import { evidenceMessages as words } from './evidence-messages.generated'
import type { ChosenFile } from './upload-files'

interface UploadFileRowProps {
  chosen: ChosenFile
  /** It is stored already: nothing of it can be changed here. */
  isStored: boolean
  error: string | undefined
  /** From 0 to 1 while it is being sent. */
  sentShare: number | undefined
  onTitle: (title: string) => void
  onBlur: () => void
  onRemove: () => void
}

/** One chosen file with its title, and its progress while it is sent. */
export function UploadFileRow(props: UploadFileRowProps) {
  const { chosen, isStored, error, sentShare, onTitle, onBlur, onRemove } = props
  const { file, title } = chosen
  const { id, control } = useFieldIds(undefined, error)
  const sending = sentShare !== undefined
  const percent = Math.floor((sentShare ?? 0) * 100)
  return (
    <chakra.li padding="10px 12px" border="1px solid {colors.border.subtle}" borderRadius="sm">
      <chakra.div display="flex" alignItems="center" gap="8px" fontSize="md">
        <FileText size={16} aria-hidden style={{ flex: 'none' }} />
        <chakra.span flex="1" minWidth="0" overflowWrap="anywhere" fontWeight="600">
          {file.name}
        </chakra.span>
        <chakra.span color="fg.subtle" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {formatBytes(file.size)}
        </chakra.span>
        {!sending && !isStored && (
          <IconButton
            label={words.takeOut({ fileName: file.name })}
            icon={<X aria-hidden />}
            onClick={onRemove}
          />
        )}
      </chakra.div>
      {isStored ? (
        <chakra.p marginTop="4px" fontSize="sm" color="success.fg">
          <Check size={14} aria-hidden style={{ display: 'inline', verticalAlign: '-2px' }} />{' '}
          {words.stored({ title })}
        </chakra.p>
      ) : sending ? (
        <chakra.div marginTop="6px">
          <ProgressBar label={file.name} value={percent} max={100} />
          <chakra.p fontSize="sm" color="fg.subtle" fontVariantNumeric="tabular-nums">
            {percent < 100 ? words.sending({ percent }) : words.checking}
          </chakra.p>
        </chakra.div>
      ) : (
        <chakra.div marginTop="4px">
          <chakra.label htmlFor={id} display="block" textStyle="label" marginBottom="4px">
            {words.title}
            <chakra.span srOnly>{words.ofFile({ name: file.name })}</chakra.span>
          </chakra.label>
          <chakra.input
            {...control}
            css={controlStyle}
            value={title}
            maxLength={200}
            onChange={(event) => onTitle(event.currentTarget.value)}
            onBlur={onBlur}
          />
        </chakra.div>
      )}
      {!sending && !isStored && <FieldError id={`${id}-error`} error={error} />}
    </chakra.li>
  )
}
