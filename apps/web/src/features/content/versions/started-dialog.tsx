import { chakra } from '@chakra-ui/react'
import type { ContentDecision, ListedContentKind } from '@portal/domain'
import { problemOf } from '../../../lib/problem'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { KeptValues, type KeptValuesParts } from '../../../ui/form/kept-values'
import { EmptyState, LoadingState, ProblemState } from '../../../ui/feedback/states'
import { useContentUpgradesQuery } from '../content.generated'
import { StartedTick, StartedRow } from './started-row'
import { upgradeMessages } from '../upgrade/upgrade-messages.generated'
import { useDecideUpgrades } from '../upgrade/use-decide-upgrades'

const m = upgradeMessages.started

interface StartedDialogProps {
  kind: ListedContentKind
  id: number
  onClose: () => void
}

interface Values {
  chosen: number[]
}

/** Started self-assessments on a version before this one: Keep or Upgrade, each or all. */
export function StartedDialog({ kind, id, onClose }: StartedDialogProps) {
  return (
    <KeptValues<Values>
      draft={['started reviews', kind, id]}
      initial={{ chosen: [] }}
      onClose={onClose}
      onSubmit={async () => false}
    >
      {(form) => <Started kind={kind} id={id} form={form} />}
    </KeptValues>
  )
}

interface StartedProps extends Pick<StartedDialogProps, 'kind' | 'id'> {
  form: KeptValuesParts<Values>
}

function Started({ kind, id, form }: StartedProps) {
  const { data, error, refetch } = useContentUpgradesQuery({
    variables: { kind, id },
    fetchPolicy: 'network-only',
  })
  const { busy, decide } = useDecideUpgrades(kind)
  const { chosen } = form.values
  const rows = data?.contentUpgrades
  const open = rows?.filter((row) => row.decide.allowed).map((row) => row.id) ?? []
  const ids = open.filter((one) => chosen.includes(one))
  const proceed = async (decision: ContentDecision) => {
    await decide(id, decision, ids)
    form.set({ chosen: [] })
    await refetch().catch(() => undefined)
  }
  const acts = [
    { decision: 'Keep', label: m.keep, variant: 'outline' },
    { decision: 'Upgrade', label: m.upgrade, variant: 'solid' },
  ] as const
  return (
    <Dialog
      open
      onClose={form.close}
      title={m.title}
      width="clone"
      footer={
        <>
          <Button onClick={form.close}>{m.close}</Button>
          {acts.map(({ decision, label, variant }) => (
            <Button
              key={decision}
              variant={variant}
              loading={busy}
              disabledReason={ids.length === 0 && m.nothing}
              onClick={() => void proceed(decision)}
            >
              {label}
            </Button>
          ))}
        </>
      }
    >
      {form.notice}
      {!rows && error && (
        <ProblemState
          problem={problemOf(error)}
          what={upgradeMessages.what.startedReviews}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!rows && !error && <LoadingState what={m.list} lines={4} />}
      {rows?.length === 0 && <EmptyState title={m.none} />}
      {rows && rows.length > 0 && (
        <>
          <chakra.p color="fg.muted">{upgradeMessages.rule[kind]}</chakra.p>
          <chakra.label display="flex" gap="10px" marginTop="12px" fontFamily="body" cursor="pointer">
            <StartedTick
              checked={open.length > 0 && ids.length === open.length}
              disabled={open.length === 0}
              onChange={(on) => form.set({ chosen: on ? open : [] })}
            />
            {`${m.all} (${open.length})`}
          </chakra.label>
          <chakra.ul marginTop="8px" listStyleType="none">
            {rows.map((row) => (
              <StartedRow
                key={row.id}
                kind={kind}
                row={row}
                checked={chosen.includes(row.id)}
                onChange={(on) => {
                  const others = chosen.filter((one) => one !== row.id)
                  form.set({ chosen: on ? [...others, row.id] : others })
                }}
              />
            ))}
          </chakra.ul>
        </>
      )}
    </Dialog>
  )
}
