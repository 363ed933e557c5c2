import { chakra } from '@chakra-ui/react'
import { isDecidedInList, type ContentKind } from '@portal/domain'
import { problemOf } from '../../../lib/problem'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { KeptValues } from '../../../ui/form/kept-values'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { toast } from '../../../ui/feedback/toast'
import { contentMessages } from '../content-messages.generated'
import { ProblemList } from '../problem-list'
import { useContentVersionQuery, type ContentVersionFieldsFragment } from '../content.generated'
import { problemsOf } from '../content-problems'
import { receiversInWords } from './receivers'
import { useVersionActs } from './use-version-acts'

const m = contentMessages.publish

interface PublishDialogProps {
  kind: ContentKind
  id: number
  onClose: () => void
  onPublished: () => void
}

/** The results of the checks of a draft, and the button that publishes it when there are no errors. */
export function PublishDialog({ kind, id, onClose, onPublished }: PublishDialogProps) {
  const { data, error, refetch } = useContentVersionQuery({
    variables: { kind, id },
    fetchPolicy: 'network-only',
  })
  const { publish, busy } = useVersionActs(kind)
  const version = data?.contentVersion
  const problems = version ? problemsOf(version, data.contentCitations) : []
  const errors = problems.filter(({ severity }) => severity === 'error')
  const warnings = problems.filter(({ severity }) => severity === 'warning')

  const proceed = async ({ apply }: { apply: boolean }) => {
    const done = await publish({ kind, id, applyToNotStarted: apply })
    if (!done) return false
    toast({
      status: 'success',
      title: m.saveTitle,
      description: [
        m.done,
        done.records > 0 && m.doneRecords({ n: done.records }),
        done.applied > 0 && m.doneApplied({ n: done.applied }),
      ]
        .filter(Boolean)
        .join(' '),
      duration: 5000,
    })
    onPublished()
    return true
  }
  return (
    <KeptValues
      // The choice is made at the moment of publishing: no draft of it is kept.
      draft={null}
      initial={{ apply: false }}
      onClose={onClose}
      onSubmit={proceed}
    >
      {({ values, set, submit, close, notice }) => (
        <Dialog
          open
          onClose={close}
          title={m.title}
          width="md"
          staticBackdrop
          footer={
            <>
              <Button onClick={close}>{m.cancel}</Button>
              <Button
                variant="solid"
                loading={busy}
                disabledReason={(!version || errors.length > 0) && m.blocked}
                onClick={submit}
              >
                {m.go}
              </Button>
            </>
          }
        >
          {notice}
          {!version && error && (
            <ProblemState
              problem={problemOf(error)}
              what={contentMessages.what.checks}
              onRetry={() => void refetch().catch(() => undefined)}
            />
          )}
          {!version && !error && <LoadingState what={m.checking} lines={3} />}
          {version && (
            <>
              {problems.length === 0 && <p>{m.good}</p>}
              <ProblemList title={m.errors} version={version} problems={errors} onOpen={onClose} />
              <ProblemList title={m.warnings} version={version} problems={warnings} onOpen={onClose} />
              {errors.length === 0 && (
                <chakra.p marginTop="12px" color="fg.muted">
                  {isDecidedInList(kind) ? m.running : m.runningRecords}
                </chakra.p>
              )}
              {errors.length === 0 && version.notStarted + version.testNotStarted > 0 && (
                <ApplyChoice version={version} checked={values.apply} onChange={(apply) => set({ apply })} />
              )}
            </>
          )}
        </Dialog>
      )}
    </KeptValues>
  )
}

interface ApplyChoiceProps {
  version: ContentVersionFieldsFragment
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Whether self-assessments that are not started receive the version too. */
function ApplyChoice({ version, checked, onChange }: ApplyChoiceProps) {
  return (
    <chakra.label display="flex" gap="10px" marginTop="10px" cursor="pointer" fontFamily="body">
      <chakra.input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        width="18px"
        height="18px"
        margin="3px 0 0"
        flex="none"
        accentColor="brand.solid"
      />
      <span>
        {m.apply({ receivers: receiversInWords(version.notStarted, version.testNotStarted) })}
        <chakra.span display="block" fontSize="sm" color="fg.subtle">
          {m.applyHint}
        </chakra.span>
      </span>
    </chakra.label>
  )
}
