import { chakra } from '@chakra-ui/react'
import { byDay, calendarDay, caseStudyLimits } from '@portal/domain'
import { formatDate } from '../../../lib/format'
import { Card } from '../../../ui/layout/card'
import { caseStudiesMessages as m } from '../case-studies-messages.generated'
import type { StudyValue } from './case-study-value'
import { EntryList } from './entry-list'
import { EventText, InterviewText, Prose } from './entry-texts'
import { PlainField } from '../../../parts/answering/plain-field'
import type { Refused } from './use-save-study'

export interface StudyPartProps {
  value: StudyValue
  refused: Refused
  change: (changed: Partial<StudyValue>) => void
  onBlur: () => void
}

const two = { base: '1fr', md: '1fr 1fr' }

/** The timeline, in the order of its days. */
export function Timeline({ value, refused, change, onBlur }: StudyPartProps) {
  const words = m.timeline
  return (
    <Card title={words.title} note={value.timeline.length}>
      <EntryList
        name="timeline"
        label={words.title}
        empty={words.empty}
        addLabel={words.add}
        entries={value.timeline}
        order={byDay}
        blank={(id) => ({ id, date: '', source: '', event: '', document: '' })}
        nameOf={({ date, event }) =>
          [date && formatDate(date), event.slice(0, 40)].filter(Boolean).join(', ') || words.noEvent
        }
        refused={refused}
        onChange={(timeline) => change({ timeline })}
        onBlur={onBlur}
        renderEntry={(entry) => <EventText entry={entry} />}
        renderFields={({ entry, set, errorOf }) => (
          <>
            <PlainField
              type="date"
              label={words.date}
              value={entry.date}
              max={calendarDay(new Date())}
              error={errorOf('date')}
              onChange={(date) => set({ date })}
              onBlur={onBlur}
            />
            <PlainField
              label={words.event}
              rows={3}
              maxLength={caseStudyLimits.event}
              value={entry.event}
              error={errorOf('event')}
              onChange={(event) => set({ event })}
              onBlur={onBlur}
            />
            <chakra.div display="grid" gridTemplateColumns={two} gap="0 12px">
              <PlainField
                label={words.source}
                hint={words.sourceHint}
                optional
                maxLength={caseStudyLimits.line}
                value={entry.source}
                error={errorOf('source')}
                onChange={(source) => set({ source })}
                onBlur={onBlur}
              />
              <PlainField
                label={words.document}
                hint={words.documentHint}
                optional
                maxLength={caseStudyLimits.line}
                value={entry.document}
                error={errorOf('document')}
                onChange={(document) => set({ document })}
                onBlur={onBlur}
              />
            </chakra.div>
          </>
        )}
      />
    </Card>
  )
}

/** The interviews, in the order of their days. */
export function Interviews({ value, refused, change, onBlur }: StudyPartProps) {
  const words = m.interviews
  return (
    <Card title={words.title} note={value.interviews.length}>
      <EntryList
        name="interviews"
        label={words.title}
        empty={words.empty}
        addLabel={words.add}
        entries={value.interviews}
        order={byDay}
        blank={(id) => ({ id, date: '', role: '', person: '', notes: '' })}
        nameOf={({ date, role }) =>
          [date && formatDate(date), role].filter(Boolean).join(', ') || words.noRole
        }
        refused={refused}
        onChange={(interviews) => change({ interviews })}
        onBlur={onBlur}
        renderEntry={(entry) => <InterviewText entry={entry} />}
        renderFields={({ entry, set, errorOf }) => (
          <>
            <chakra.div display="grid" gridTemplateColumns={two} gap="0 12px">
              <PlainField
                label={words.role}
                maxLength={caseStudyLimits.line}
                value={entry.role}
                error={errorOf('role')}
                onChange={(role) => set({ role })}
                onBlur={onBlur}
              />
              <PlainField
                type="date"
                label={words.date}
                value={entry.date}
                max={calendarDay(new Date())}
                error={errorOf('date')}
                onChange={(date) => set({ date })}
                onBlur={onBlur}
              />
            </chakra.div>
            <PlainField
              label={words.person}
              hint={words.personHint}
              optional
              maxLength={caseStudyLimits.line}
              value={entry.person}
              error={errorOf('person')}
              onChange={(person) => set({ person })}
              onBlur={onBlur}
            />
            <PlainField
              label={words.notes}
              rows={4}
              maxLength={caseStudyLimits.notes}
              value={entry.notes}
              error={errorOf('notes')}
              onChange={(notes) => set({ notes })}
              onBlur={onBlur}
            />
          </>
        )}
      />
    </Card>
  )
}

/** What the study recommends, in the order in which it was entered. */
export function Recommendations({ value, refused, change, onBlur }: StudyPartProps) {
  const words = m.recommendations
  return (
    <EntryList
      name="recommendations"
      label={words.title}
      empty={words.empty}
      addLabel={words.add}
      entries={value.recommendations}
      blank={(id) => ({ id, text: '' })}
      nameOf={({ text }) => text.slice(0, 40) || words.noText}
      refused={refused}
      onChange={(recommendations) => change({ recommendations })}
      onBlur={onBlur}
      renderEntry={({ text }) => <Prose text={text || words.noText} />}
      renderFields={({ entry, set, errorOf }) => (
        <PlainField
          label={words.text}
          rows={3}
          maxLength={caseStudyLimits.event}
          value={entry.text}
          error={errorOf('text')}
          onChange={(text) => set({ text })}
          onBlur={onBlur}
        />
      )}
    />
  )
}
