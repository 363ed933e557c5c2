import { chakra } from '@chakra-ui/react'
import { caseStudyAreas, caseStudyLimits, caseStudyRatings, caseStudyTexts } from '@portal/domain'
import { draftKey } from '../../../lib/saving/draft-store'
import { useViewer } from '../../../lib/session/viewer'
import { AnswerForm } from '../../../parts/answering/answer-form'
import { ChoiceBar } from '../../../parts/answering/choice-bar'
import { Button } from '../../../ui/action/button'
import { Switch } from '../../../ui/field/switch'
import { Card } from '../../../ui/layout/card'
import { caseStudiesMessages as m } from '../case-studies-messages.generated'
import {
  sameStudy,
  studyFields,
  valueOf,
  type CaseStudy,
  type StudyText,
  type StudyValue,
} from './case-study-value'
import { PlainField } from '../../../parts/answering/plain-field'
import { Interviews, Recommendations, Timeline, type StudyPartProps } from './study-entries'
import { useSaveStudy } from './use-save-study'

/** The study as monitors write it; each change is saved by itself. */
export function StudyForm({ study }: { study: CaseStudy }) {
  const viewer = useViewer()
  const { save, refused } = useSaveStudy(study.id)
  return (
    <AnswerForm<StudyValue>
      stored={valueOf(study)}
      version={study.version}
      draftKey={draftKey(viewer.id, 'case-study', study.id)}
      fields={studyFields}
      same={sameStudy}
      save={save}
      name={m.texts.name}
      conflict={m.texts.conflict}
    >
      {({ value, change, save: saveNow, failure }) => {
        const part: StudyPartProps = {
          value,
          refused,
          change: (changed) => change({ ...value, ...changed }),
          onBlur: saveNow,
        }
        return (
          <>
            {failure}
            <Card title={m.texts.card}>
              <Text {...part} name="theme" />
              <Text {...part} name="question" rows={3} />
              <Text {...part} name="methodNotes" rows={4} optional />
            </Card>
            <Timeline {...part} />
            <Interviews {...part} />
            <Card title={m.texts.findings}>
              <Text {...part} name="strengths" rows={4} optional />
              <Text {...part} name="concerns" rows={4} optional />
            </Card>
            <Ratings {...part} />
            <Card title={m.recommendations.title}>
              <Text {...part} name="conclusions" rows={5} />
              <Recommendations {...part} />
              <chakra.div marginTop="12px">
                <Switch
                  label={m.recommendations.refer}
                  checked={value.referToAudit}
                  onChange={(event) => part.change({ referToAudit: event.currentTarget.checked })}
                  onBlur={saveNow}
                />
              </chakra.div>
            </Card>
          </>
        )
      }}
    </AnswerForm>
  )
}

function Text({
  value,
  refused,
  change,
  onBlur,
  name,
  ...rest
}: StudyPartProps & { name: StudyText; rows?: number; optional?: boolean }) {
  return (
    <PlainField
      {...rest}
      label={m.texts[name]}
      maxLength={caseStudyTexts[name].most}
      value={value[name]}
      error={refused[name]}
      onChange={(text) => change({ [name]: text })}
      onBlur={onBlur}
    />
  )
}

const choices = Object.entries(caseStudyRatings).map(([rating, label]) => ({
  value: Number(rating),
  mark: rating,
  label,
}))

function Ratings({ value, refused, change, onBlur }: StudyPartProps) {
  const words = m.ratings
  return (
    <Card title={words.title}>
      <chakra.p marginBottom="12px" color="fg.muted">
        {words.intro}
      </chakra.p>
      {value.ratings.map((rated, at) => {
        const set = (changed: Partial<typeof rated>) =>
          change({ ratings: value.ratings.map((one) => (one === rated ? { ...one, ...changed } : one)) })
        const area = caseStudyAreas[rated.area] ?? rated.area
        return (
          <chakra.div key={rated.area} marginBottom="16px">
            <ChoiceBar
              legend={area}
              choices={choices}
              value={rated.rating}
              onChange={(rating) => set({ rating })}
              onBlur={onBlur}
            />
            {rated.rating !== null && (
              <Button
                variant="link"
                aria-label={words.clearOf({ area })}
                onClick={() => set({ rating: null })}
              >
                {words.clear}
              </Button>
            )}
            <PlainField
              label={words.noteOf({ area })}
              optional
              rows={2}
              maxLength={caseStudyLimits.rating}
              value={rated.note}
              error={refused[`ratings.${at}.note`]}
              onChange={(note) => set({ note })}
              onBlur={onBlur}
            />
          </chakra.div>
        )
      })}
    </Card>
  )
}
