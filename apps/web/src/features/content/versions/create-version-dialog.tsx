import { chakra } from '@chakra-ui/react'
import { complianceYearName, type ContentKind } from '@portal/domain'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { FieldFrame } from '../../../ui/field/field-frame'
import { KeptValues } from '../../../ui/form/kept-values'
import { Select } from '../../../ui/field/select'
import { contentMessages } from '../content-messages.generated'
import { stateInWords } from '../content-nodes'
import { contentPaths } from '../content-paths'
import type { ContentVersionRowFieldsFragment } from '../content.generated'
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

/** Creates a draft from a published version, for its own year or a later one. */
export function CreateVersionDialog({ kind, sources, year, newestYear, onClose }: CreateVersionDialogProps) {
  const id = useId()
  const navigate = useNavigate()
  const { create, busy } = useVersionActs(kind)
  const [start] = useState(() => ({
    fromId:
      (sources.find((one) => one.year === year) ?? sources.find((one) => one.year < year) ?? sources[0])
        ?.id ?? 0,
    chosen: year,
  }))
  const choicesOf = ({ fromId, chosen }: typeof start) => {
    const first = sources.find((one) => one.id === fromId)?.year ?? year
    const years = Array.from({ length: Math.max(1, newestYear + 2 - first) }, (_, i) => first + i)
    return { years, target: years.includes(chosen) ? chosen : first }
  }
  const go = async (values: typeof start) => {
    const done = await create({ kind, fromId: values.fromId, year: choicesOf(values).target })
    if (!done?.version) return false
    await navigate(contentPaths.version(kind, done.version.id))
    return true
  }
  return (
    <KeptValues draft={['content version', kind]} initial={start} onClose={onClose} onSubmit={go}>
      {({ values, set, submit, close, notice }) => (
        <Dialog
          open
          onClose={close}
          title={m.title}
          staticBackdrop
          footer={
            <>
              <Button onClick={close}>{m.cancel}</Button>
              <Button variant="solid" loading={busy} onClick={submit}>
                {m.go}
              </Button>
            </>
          }
        >
          {notice}
          <FieldFrame id={`${id}-from`} label={m.from}>
            <Select
              id={`${id}-from`}
              value={String(values.fromId)}
              options={sources.map((one) => ({
                value: String(one.id),
                label: `${complianceYearName(one.year)}, ${stateInWords(one)}`,
              }))}
              onChange={(event) => set({ fromId: Number(event.currentTarget.value) })}
            />
          </FieldFrame>
          <FieldFrame id={`${id}-year`} label={m.year}>
            <Select
              id={`${id}-year`}
              value={String(choicesOf(values).target)}
              options={choicesOf(values).years.map((one) => ({
                value: String(one),
                label: complianceYearName(one),
              }))}
              onChange={(event) => set({ chosen: Number(event.currentTarget.value) })}
            />
          </FieldFrame>
          <chakra.p color="fg.muted">{m.note}</chakra.p>
        </Dialog>
      )}
    </KeptValues>
  )
}
