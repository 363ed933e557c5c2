import { chakra } from '@chakra-ui/react'
import { Eye, EyeOff } from 'lucide-react'
import { wordOf } from '../../../lib/format'
import { Button } from '../../../ui/action/button'
import { recordMessages } from './record-messages.generated'
import type { RecordName } from './use-record-name'

const words = recordMessages.reveal

/** The button that shows a masked name, and hides it again. */
export function RecordNameButton({ name }: { name: RecordName }) {
  const { values, loading, show, hide } = name
  return (
    <Button
      variant="link"
      icon={values ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      aria-expanded={values !== undefined}
      loading={loading}
      title={words.recorded}
      onClick={values ? hide : show}
    >
      {values ? words.hide : words.show}
    </Button>
  )
}

/** Name and identifiers of a record, while they are shown. */
export function RecordNamePanel({ name: { values } }: { name: RecordName }) {
  return (
    <div role="status">
      {values && (
        <chakra.dl
          aria-label={words.shown}
          display="flex"
          flexWrap="wrap"
          gap="4px 20px"
          marginBottom="12px"
          padding="8px 12px"
          bg="bg.subtle"
          borderInlineStart="3px solid {colors.brand.solid}"
          fontSize="md"
        >
          {values
            .filter(({ value }) => value !== '')
            .map(({ field, value }) => (
              <chakra.div key={field} display="flex" gap="6px">
                <chakra.dt color="fg.subtle">{wordOf(recordMessages.identifiers, field)}</chakra.dt>
                <chakra.dd margin="0" fontWeight="600" overflowWrap="anywhere">
                  {value}
                </chakra.dd>
              </chakra.div>
            ))}
        </chakra.dl>
      )}
    </div>
  )
}
