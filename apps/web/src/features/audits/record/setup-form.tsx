import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { draftKey } from '../../../lib/saving/draft-store'
import { useViewer } from '../../../lib/session/viewer'
import { AnswerForm } from '../../../parts/answering/answer-form'
import { Button } from '../../../ui/action/button'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { Card } from '../../../ui/layout/card'
import { recordMessages } from './record-messages.generated'
import type { RecordPlace } from './record-paths'
import type { RecordContentFieldsFragment, RecordSetupFieldsFragment } from './record.generated'
import { reviewMessages } from './review/review-messages.generated'
import { lostByChange, type LostAnswers } from './review/setup-preview'
import { SetupQuestion } from './setup-question'
import { inWords, sameSetup, setupFields, setupOf, type SetupValue } from './setup-value'
import { useSaveSetup } from './use-save-setup'

const words = recordMessages.question

interface SetupFormProps {
  place: RecordPlace
  content: RecordContentFieldsFragment
  setup: RecordSetupFieldsFragment
  onRefresh: () => void
}

/** The setup questions of a record; each answer is saved as it is chosen. */
export function SetupForm({ place, content, setup, onRefresh }: SetupFormProps) {
  const viewer = useViewer()
  const { questions } = setup
  const [lost, setLost] = useState<LostByAnswer>()
  const { save, refused, agree } = useSaveSetup(place, { onRefresh, onLost: setLost })
  return (
    <Card title={words.legend}>
      <chakra.p marginBottom="8px" color="fg.muted">
        {words.intro}
      </chakra.p>
      <AnswerForm<SetupValue>
        stored={setupOf(setup)}
        version={setup.version}
        draftKey={draftKey(viewer.id, 'audit-setup', place.recordId)}
        fields={setupFields(questions)}
        same={sameSetup}
        save={save}
        name={words.name}
        conflict={words.conflict}
      >
        {({ value, change, save: saveNow, insert, failure }) => {
          const proposals = questions.filter(
            ({ key, proposed }) => proposed.length > 0 && (value[key] ?? []).length === 0,
          )
          /** Asks first where answers to items would be lost. */
          const choose = (changed: SetupValue, go: () => void) => {
            const answers = lostByChange(content, questions, value, changed)
            if (answers === null) go()
            else setLost({ ...answers, go })
          }
          return (
            <>
              {proposals.length > 0 && (
                <Button
                  size="sm"
                  onClick={() => {
                    const next = {
                      ...value,
                      ...Object.fromEntries(proposals.map(({ key, proposed }) => [key, proposed])),
                    }
                    choose(next, () => insert(next))
                  }}
                >
                  {words.takeAll({ n: proposals.length })}
                </Button>
              )}
              {questions.map((question, index) => (
                <SetupQuestion
                  key={question.key}
                  question={question}
                  number={index + 1}
                  values={value[question.key] ?? []}
                  error={refused[question.key]}
                  onChange={(values) => {
                    const next = { ...value, [question.key]: values }
                    choose(next, () => change(next))
                  }}
                  onBlur={saveNow}
                />
              ))}
              <chakra.p marginTop="8px" color="fg.muted" aria-live="polite">
                {words.missing({ n: missingOf(questions, value) })}
              </chakra.p>
              {failure}
              <LostDialog
                lost={lost}
                onClose={() => setLost(undefined)}
                // The server found them when it was to be saved: the answer is taken back.
                onKeep={() => insert(setupOf(setup))}
                onAgree={({ ids, go }) => {
                  agree(ids)
                  go?.()
                  saveNow()
                }}
              />
            </>
          )
        }}
      </AnswerForm>
    </Card>
  )
}

/** Answers that a setup answer would take away; without `go` it was chosen already, and the server did not save it. */
type LostByAnswer = LostAnswers & { go?: () => void }

interface LostDialogProps {
  lost: LostByAnswer | undefined
  onAgree: (lost: LostByAnswer) => void
  onKeep: () => void
  onClose: () => void
}

function LostDialog({ lost, onAgree, onKeep, onClose }: LostDialogProps) {
  return (
    <ConfirmDialog
      open={lost !== undefined}
      title={reviewMessages.lost.title}
      body={`${lost?.text ?? ''}. ${reviewMessages.lost.kept}`}
      confirmLabel={reviewMessages.lost.confirm}
      onCancel={() => {
        if (lost && !lost.go) onKeep()
        onClose()
      }}
      onConfirm={() => {
        if (lost) onAgree(lost)
        onClose()
      }}
    />
  )
}

function missingOf(questions: RecordSetupFieldsFragment['questions'], value: SetupValue): number {
  return questions.filter(({ key, required }) => required && !(value[key] ?? []).some(Boolean)).length
}

/** The setup for people who only read. */
export function SetupText({ setup }: { setup: RecordSetupFieldsFragment }) {
  return (
    <Card title={words.legend}>
      <chakra.dl display="grid" gap="10px">
        {setup.questions.map((question) => (
          <div key={question.key}>
            <chakra.dt color="fg.muted">{question.text}</chakra.dt>
            <chakra.dd margin="0" fontWeight="600">
              {question.values.length > 0 ? inWords(question, question.values) : words.notAnswered}
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </Card>
  )
}
