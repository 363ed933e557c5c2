import { chakra } from '@chakra-ui/react'
import { ImageUp, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Alert } from '../../ui/feedback/alert'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/layout/card'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog'
import { FieldHint } from '../../ui/field/field-frame'
import { toast } from '../../ui/feedback/toast'
import { agenciesMessages } from './agencies-messages.generated'
import { agenciesPaths } from './agencies-paths'
import { useDeleteLeaLogoMutation } from './agencies.generated'
import type { AgencyContent } from './agency-form-values'
import { LogoError, logoProblem, logoTypes, sendLogo } from './agency-logo-file'

const m = agenciesMessages.logo

interface AgencyLogoProps {
  agency: AgencyContent
  /** The agency with its new version; what is typed in the form stays. */
  onChanged: (agency: AgencyContent) => void
}

/** The logo: seen before it is sent, and stored at once, apart from the form. */
export function AgencyLogo({ agency, onChanged }: AgencyLogoProps) {
  const hint = useId()
  const input = useRef<HTMLInputElement>(null)
  const [confirming, setAsking] = useState(false)
  const { chosen, problem, busy, choose, cancel, dismiss, store, takeAway } = useLogo(agency, onChanged)
  return (
    <Card title={m.title} note={chosen ? m.preview : undefined}>
      {problem && (
        <Alert status="error" onClose={dismiss}>
          {problem}
        </Alert>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="14px" alignItems="center">
        <LogoFrame shown={chosen?.url ?? agency.logo?.downloadPath} agency={agency.shortName} />
        <chakra.div display="grid" gap="8px" justifyItems="start">
          <input
            ref={input}
            type="file"
            hidden
            tabIndex={-1}
            aria-label={m.choose}
            accept={logoTypes.join(',')}
            onChange={(event) => {
              choose(event.currentTarget.files?.[0])
              event.currentTarget.value = ''
            }}
          />
          {chosen ? (
            <chakra.div display="flex" flexWrap="wrap" gap="8px">
              <Button size="sm" onClick={cancel} disabled={busy}>
                {m.cancel}
              </Button>
              <Button size="sm" variant="solid" loading={busy} onClick={() => void store(chosen.file)}>
                {m.upload}
              </Button>
            </chakra.div>
          ) : (
            <chakra.div display="flex" flexWrap="wrap" gap="8px">
              <Button
                size="sm"
                icon={<ImageUp aria-hidden />}
                aria-describedby={hint}
                onClick={() => input.current?.click()}
              >
                {agency.logo ? m.replace : m.choose}
              </Button>
              {agency.logo && (
                <Button
                  size="sm"
                  icon={<Trash2 aria-hidden />}
                  loading={busy}
                  onClick={() => setAsking(true)}
                >
                  {m.remove}
                </Button>
              )}
            </chakra.div>
          )}
          <FieldHint id={hint}>{m.hint}</FieldHint>
        </chakra.div>
      </chakra.div>
      <ConfirmDialog
        open={confirming}
        title={m.removeTitle}
        body={m.removeBody}
        confirmLabel={m.remove}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void takeAway()
        }}
      />
    </Card>
  )
}

/** A chosen file before it is sent, and the outcome of storing and removing the logo. */
function useLogo(agency: AgencyContent, onChanged: (agency: AgencyContent) => void) {
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const [remove] = useDeleteLeaLogoMutation()
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen])

  const choose = (file: File | undefined) => {
    const why = file ? logoProblem(file) : null
    setProblem(why ?? '')
    setChosen(file && !why ? { file, url: URL.createObjectURL(file) } : null)
  }
  const run = async (work: () => Promise<AgencyContent>, done: string) => {
    setBusy(true)
    setProblem('')
    try {
      onChanged(await work())
      setChosen(null)
      toast({ status: 'success', title: done, duration: 5000 })
    } catch (error) {
      setProblem(error instanceof LogoError ? error.message : m.failed)
    } finally {
      setBusy(false)
    }
  }
  const store = (file: File) =>
    run(async () => {
      const { version, logo } = await sendLogo<AgencyContent>(
        agenciesPaths.logoUpload(agency.id),
        agency.version,
        file,
      )
      return { ...agency, version, logo }
    }, m.stored)
  const takeAway = () =>
    run(async () => {
      const { data } = await remove({ variables: { input: { id: agency.id, version: agency.version } } })
      const { errors = [], lea: changed = null } = data?.deleteLeaLogo ?? {}
      if (errors.length > 0 || !changed)
        throw new LogoError(errors[0]?.code === 'CONFLICT' ? m.conflict : (errors[0]?.message ?? m.failed))
      return { ...agency, version: changed.version, logo: changed.logo }
    }, m.removed)
  return {
    chosen,
    problem,
    busy,
    choose,
    cancel: () => setChosen(null),
    dismiss: () => setProblem(''),
    store,
    takeAway,
  }
}

/** The logo, or that there is none. */
function LogoFrame({ shown, agency }: { shown: string | undefined; agency: string }) {
  return (
    <chakra.div
      display="grid"
      placeItems="center"
      flex="none"
      width="160px"
      height="96px"
      padding="8px"
      border="1px dashed {colors.border.strong}"
      borderRadius="sm"
      // Logos are drawn for paper: they keep a light ground in the dark theme.
      bg={shown ? 'white' : 'bg.subtle'}
      color="fg.muted"
      fontSize="sm"
    >
      {shown ? (
        <chakra.img
          src={shown}
          alt={m.alt({ agency: agency })}
          maxWidth="100%"
          maxHeight="100%"
          objectFit="contain"
        />
      ) : (
        m.none
      )}
    </chakra.div>
  )
}
