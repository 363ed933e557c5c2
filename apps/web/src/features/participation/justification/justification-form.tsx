import { chakra } from '@chakra-ui/react'
import {
  justificationQuestionKeys,
  justificationQuestions,
  mostJustificationText,
  ratedSubjectKeys,
  ratedSubjects,
  type RatedSubject,
} from '@portal/domain'
import { useCallback } from 'react'
import type { SaveOutcome } from '../../../lib/saving/autosave-queue'
import { draftKey } from '../../../lib/saving/draft-store'
import { useViewer } from '../../../lib/session/viewer'
import { AnswerForm } from '../../../parts/answering/answer-form'
import { PlainField } from '../../../parts/answering/plain-field'
import { outcomeOf } from '../../../parts/answering/save-outcome'
import { Select } from '../../../ui/field/select'
import { Switch } from '../../../ui/field/switch'
import { Card } from '../../../ui/layout/card'
import { participationMessages as m } from '../participation-messages.generated'
import {
  useSaveJustificationMutation,
  type AgencyParticipationFieldsFragment as Participation,
} from '../participation.generated'
import { GroupTable } from './group-table'
import {
  justificationConflictFields,
  justificationFieldsOf,
  justificationValue,
  refusedFields,
  sameJustification,
  type JustificationValue,
} from './justification-value'

const words = m.justification

const read = (participation: Participation) => ({
  values: justificationValue(participation),
  version: participation.version,
  by: participation.changedBy?.fullName ?? null,
  at: participation.changedOn,
})

/** The justification as its agency writes it; each change is saved by itself. */
export function JustificationForm({ participation }: { participation: Participation }) {
  const viewer = useViewer()
  const save = useSaveJustification(participation)
  return (
    <AnswerForm<JustificationValue>
      stored={justificationValue(participation)}
      version={participation.version}
      draftKey={draftKey(viewer.id, 'justification', participation.id)}
      fields={justificationConflictFields}
      same={sameJustification}
      save={save}
      name={words.name}
      conflict={words.conflict}
    >
      {({ value, change, save: saveNow, failure }) => {
        const refused = refusedFields(value, participation)
        const set = (changed: Partial<JustificationValue>) => change({ ...value, ...changed })
        return (
          <>
            {failure}
            <Card title={words.questions}>
              {justificationQuestionKeys.map((key) => (
                <PlainField
                  key={key}
                  label={justificationQuestions[key]}
                  rows={4}
                  maxLength={mostJustificationText}
                  value={value[key]}
                  error={refused[key]}
                  onChange={(text) => set({ [key]: text })}
                  onBlur={saveNow}
                />
              ))}
            </Card>
            <Card title={words.groups} padded={false}>
              <chakra.div padding="12px 14px" display="grid" gap="8px">
                <p>{words.groupsHelp}</p>
                <chakra.label display="flex" flexWrap="wrap" alignItems="center" gap="6px 10px">
                  {words.groupSubject}
                  <Select
                    inline
                    value={value.groupSubject}
                    options={ratedSubjectKeys.map((key) => ({ value: key, label: ratedSubjects[key] }))}
                    onChange={(event) => set({ groupSubject: event.target.value as RatedSubject })}
                  />
                </chakra.label>
              </chakra.div>
              <GroupTable
                groups={value.groups}
                all={participation[value.groupSubject]}
                refused={refused}
                onChange={(id, group) => set({ groups: { ...value.groups, [id]: group } })}
                onBlur={saveNow}
              />
            </Card>
            <Decisions value={value} refused={refused} set={set} onBlur={saveNow} />
          </>
        )
      }}
    </AnswerForm>
  )
}

interface DecisionsProps {
  value: JustificationValue
  refused: Readonly<Record<string, string>>
  set: (changed: Partial<JustificationValue>) => void
  onBlur: () => void
}

/** How many eligibility decisions were reviewed and changed, and the confirmation of the whole. */
function Decisions({ value, refused, set, onBlur }: DecisionsProps) {
  return (
    <Card title={words.decisions}>
      {(['reviewed', 'changed'] as const).map((key) => (
        <PlainField
          key={key}
          label={words[key]}
          maxLength={12}
          value={value[key]}
          error={refused[key]}
          onChange={(text) => set({ [key]: text })}
          onBlur={onBlur}
        />
      ))}
      <Switch
        label={words.confirmed}
        checked={value.confirmed}
        onChange={(event) => set({ confirmed: event.currentTarget.checked })}
        onBlur={onBlur}
      />
    </Card>
  )
}

/** Saves what nothing is refused of; the reason stands beside its field until it is corrected. */
function useSaveJustification(participation: Participation) {
  const [save] = useSaveJustificationMutation()
  return useCallback(
    async (
      value: JustificationValue,
      version: number,
      action: string,
    ): Promise<SaveOutcome<JustificationValue>> => {
      const [refusal] = Object.values(refusedFields(value, participation))
      if (refusal !== undefined) return { kind: 'refused', message: refusal }
      const fields = justificationFieldsOf(value)
      const { year, leaId } = participation
      const input = { ...fields, groups: [...fields.groups], year, leaId, version }
      const { data } = await save({ variables: { input }, context: { idempotencyKey: action } })
      const payload = data?.saveJustification
      return outcomeOf(payload && { errors: payload.errors, row: payload.participation }, version, read)
    },
    [save, participation],
  )
}
