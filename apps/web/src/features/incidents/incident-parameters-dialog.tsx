import { chakra } from '@chakra-ui/react'
import { problemOf } from '../../lib/problem'
import { Button } from '../../ui/action/button'
import { Dialog } from '../../ui/dialog/dialog'
import { LoadingState, ProblemState } from '../../ui/feedback/states'
import { incidentsMessages } from './incidents-messages.generated'
import { useIncidentChoicesQuery } from './incidents.generated'

const words = incidentsMessages.parameters

/** What flags and clocks are judged by, each with its source and what the state has still to do. */
export function IncidentParametersDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useIncidentChoicesQuery()
  return (
    <Dialog
      open
      textOnly
      onClose={onClose}
      title={words.title}
      width="md"
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <chakra.p marginBottom="12px">{words.intro}</chakra.p>
      {data ? (
        <chakra.dl display="grid" gap="12px">
          {data.incidentChoices.parameters.map(({ key, label, value, source, verify }) => (
            <div key={key}>
              <chakra.dt color="fg.muted">{label}</chakra.dt>
              <chakra.dd margin="0">
                <chakra.b fontWeight="600">{value}</chakra.b> ({source})
                <chakra.p fontSize="sm">{verify}</chakra.p>
              </chakra.dd>
            </div>
          ))}
        </chakra.dl>
      ) : error ? (
        <ProblemState
          problem={problemOf(error)}
          what={words.what}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <LoadingState what={words.what} lines={8} />
      )}
    </Dialog>
  )
}
