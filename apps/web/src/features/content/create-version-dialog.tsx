import { chakra } from '@chakra-ui/react'
import { complianceYearName, type ContentKind } from '@portal/domain'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { FieldFrame } from '../../ui/field-frame'
import { Select } from '../../ui/select'
import { contentMessages } from './content-messages'
import { stateInWords } from './content-nodes'
import { contentPaths } from './content-paths'
import type { ContentVersionRowFieldsFragment } from './content.generated'
import { useVersionActs } from './use-version-acts'

const m = contentMessages.create

interface CreateVersionDialogProps {
  kind: ContentKind
  /** Published versions of the part, newest first. */
  sources: readonly ContentVersionRowFieldsFragment[]
  year: number
  newestYear: number
  onClose: () => void
}

/** A draft from a published version, for its own year or a later one. */
export function CreateVersionDialog({ kind, sources, year, newestYear, onClose }: CreateVersionDialogProps) {
  const id = useId()
  const navigate = useNavigate()
  const { create, busy } = useVersionActs(kind)
  const [fromId, setFromId] = useState(
    (sources.find((one) => one.year === year) ?? sources.find((one) => one.year < year) ?? sources[0])?.id ??
      0,
  )
  const source = sources.find((one) => one.id === fromId)
  const first = source?.year ?? year
  const years = Array.from({ length: Math.max(1, newestYear + 2 - first) }, (_, i) => first + i)
  const [chosen, setChosen] = useState(year)
  const target = years.includes(chosen) ? chosen : first
  const go = async () => {
    const done = await create({ kind, fromId, year: target })
    if (done?.version) await navigate(contentPaths.version(kind, done.version.id))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.title}
      staticBackdrop
      footer={
        <>
          <Button onClick={onClose}>{m.cancel}</Button>
          <Button variant="solid" loading={busy} onClick={() => void go()}>
            {m.go}
          </Button>
        </>
      }
    >
      <FieldFrame id={`${id}-from`} label={m.from}>
        <Select
          id={`${id}-from`}
          value={String(fromId)}
          options={sources.map((one) => ({
            value: String(one.id),
            label: `${complianceYearName(one.year)}, ${stateInWords(one)}`,
          }))}
          onChange={(event) => setFromId(Number(event.currentTarget.value))}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-year`} label={m.year}>
        <Select
          id={`${id}-year`}
          value={String(target)}
          options={years.map((one) => ({ value: String(one), label: complianceYearName(one) }))}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        />
      </FieldFrame>
      <chakra.p color="fg.muted">{m.note}</chakra.p>
    </Dialog>
  )
}
