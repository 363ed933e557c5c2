import { chakra } from '@chakra-ui/react'
import { draftKey } from '../../../lib/saving/draft-store'
import { useViewer } from '../../../lib/session/viewer'
import { AnswerForm } from '../../../parts/answering/answer-form'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/layout/card'
import { recordMessages } from './record-messages.generated'
import type { RecordPlace } from './record-paths'
import type { RecordSetupFieldsFragment } from './record.generated'
import { SetupQuestion } from './setup-question'
import { inWords, sameSetup, setupFields, setupOf, type SetupValue } from './setup-value'
import { useSaveSetup } from './use-save-setup'

const words = recordMessages.question

interface SetupFormProps {
  place: RecordPlace
  setup: RecordSetupFieldsFragment
  onRefresh: () => void
}

/** The setup questions of a record; each answer is saved as it is chosen. */
export function SetupForm({ place, setup, onRefresh }: SetupFormProps) {
  const viewer = useViewer()
  const { save, refused } = useSaveSetup(place, onRefresh)
  const { questions } = setup
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
          return (
            <>
              {proposals.length > 0 && (
                <Button
                  size="sm"
                  onClick={() =>
                    insert({
                      ...value,
                      ...Object.fromEntries(proposals.map(({ key, proposed }) => [key, proposed])),
                    })
                  }
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
                  onChange={(values) => change({ ...value, [question.key]: values })}
                  onBlur={saveNow}
                />
              ))}
              <chakra.p marginTop="8px" color="fg.muted" aria-live="polite">
                {words.missing({ n: missingOf(questions, value) })}
              </chakra.p>
              {failure}
            </>
          )
        }}
      </AnswerForm>
    </Card>
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
