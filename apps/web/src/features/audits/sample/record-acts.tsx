import { Menu } from '@chakra-ui/react'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { AnchoredMenu } from '../../../ui/action/anchored-menu'
import { IconButton } from '../../../ui/action/icon-button'
import { sampleMessages } from './sample-messages.generated'
import type { SampleRowFieldsFragment as Row } from './sample.generated'

const words = sampleMessages.acts
/** Acts that a dialog of the record asks about. */
export type RecordDialogAct = 'upload' | 'noDocument' | 'left' | 'replace' | 'remove'
export type RecordAct = RecordDialogAct | 'served' | 'reveal' | 'mask' | 'monitor' | 'reader'

/** What the reader may do with every record. */
export interface RecordRights {
  reveal: boolean
  monitor: boolean
}

interface RecordActsProps {
  row: Row
  rights: RecordRights
  /** The name is shown. */
  isNamed: boolean
  onAct: (act: RecordAct) => void
}

/** What the reader can do with a record; nothing is shown where that is nothing. */
export function RecordActs({ row, rights, isNamed, onAct }: RecordActsProps) {
  /** The pressed button, while its menu is open. */
  const [button, setButton] = useState<HTMLElement>()
  const acts = [...actsOf(row), ...actsOnAll(rights, isNamed)]
  if (acts.length === 0) return null
  return (
    <>
      <IconButton
        label={words.of({ student: `${row.order} ${row.student}` })}
        icon={<Ellipsis aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={button !== undefined}
        onClick={({ currentTarget }) => setButton(currentTarget)}
      />
      {button && (
        <AnchoredMenu
          button={button}
          label={words.of({ student: row.student })}
          onClose={() => setButton(undefined)}
          onSelect={(value) => {
            const act = acts.find((one) => one === value)
            if (act) onAct(act)
          }}
        >
          {acts.map((act) => (
            <Menu.Item key={act} value={act}>
              {words[act]}
            </Menu.Item>
          ))}
        </AnchoredMenu>
      )}
    </>
  )
}

function actsOnAll({ reveal, monitor }: RecordRights, isNamed: boolean): RecordAct[] {
  return [
    ...(monitor ? (['monitor'] as const) : []),
    ...(reveal ? [isNamed ? ('mask' as const) : ('reveal' as const)] : []),
  ]
}

function actsOf(row: Row): RecordAct[] {
  const { upload, documents, confirmEnrolment, leaConfirmedEnrolled, takeOut } = row
  return [
    ...(upload.allowed ? (['upload'] as const) : []),
    ...(upload.allowed && documents === 0 ? (['noDocument'] as const) : []),
    ...(confirmEnrolment.allowed && leaConfirmedEnrolled !== true ? (['served'] as const) : []),
    ...(confirmEnrolment.allowed && leaConfirmedEnrolled !== false ? (['left'] as const) : []),
    ...(row.assignSecondReader.allowed ? (['reader'] as const) : []),
    ...(takeOut.allowed ? (['replace', 'remove'] as const) : []),
  ]
}
