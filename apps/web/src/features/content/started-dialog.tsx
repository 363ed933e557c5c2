import { chakra } from '@chakra-ui/react'
import type { ContentDecision, ContentKind } from '@portal/domain'
import { useState } from 'react'
import { problemOf } from '../../lib/problem'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { EmptyState, LoadingState, ProblemState } from '../../ui/states'
import { useContentUpgradesQuery } from './content.generated'
import { StartedTick, StartedRow } from './started-row'
import { upgradeMessages } from './upgrade-messages'
import { useDecideUpgrades } from './use-decide-upgrades'

const m = upgradeMessages.started

interface StartedDialogProps {
  kind: ContentKind
  id: number
  onClose: () => void
}

/** Started self-assessments on a version before this one: Keep or Upgrade, each or all. */
export function StartedDialog({ kind, id, onClose }: StartedDialogProps) {
  const { data, error, refetch } = useContentUpgradesQuery({
    variables: { kind, id },
    fetchPolicy: 'network-only',
  })
  const { busy, decide } = useDecideUpgrades(kind)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const rows = data?.contentUpgrades
  const open = rows?.filter((row) => row.decide.allowed).map((row) => row.id) ?? []
  const ids = open.filter((one) => chosen.has(one))
  const proceed = async (decision: ContentDecision) => {
    await decide(id, decision, ids)
    setChosen(new Set())
    await refetch().catch(() => undefined)
  }
  const acts = [
    { decision: 'Keep', label: m.keep, variant: 'outline' },
    { decision: 'Upgrade', label: m.upgrade, variant: 'solid' },
  ] as const
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.title}
      width="clone"
      footer={
        <>
          <Button onClick={onClose}>{m.close}</Button>
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
      {!rows && error && (
        <ProblemState
          problem={problemOf(error)}
          what="started reviews"
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
              onChange={(on) => setChosen(new Set(on ? open : []))}
            />
            {`${m.all} (${open.length})`}
          </chakra.label>
          <chakra.ul marginTop="8px" listStyleType="none">
            {rows.map((row) => (
              <StartedRow
                key={row.id}
                kind={kind}
                row={row}
                checked={chosen.has(row.id)}
                onChange={(on) => {
                  const others = [...chosen].filter((one) => one !== row.id)
                  setChosen(new Set(on ? [...others, row.id] : others))
                }}
              />
            ))}
          </chakra.ul>
        </>
      )}
    </Dialog>
  )
}
