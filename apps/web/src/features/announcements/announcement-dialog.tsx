import { chakra } from '@chakra-ui/react'
import {
  announcementRoles,
  announcementSeverities,
  announcementTexts,
  calendarDay,
  type AnnouncementSeverity,
} from '@portal/domain'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { spreadErrors, type PayloadError } from '../../lib/form-errors'
import { problemOf } from '../../lib/problem'
import { Button } from '../../ui/button'
import { CheckboxField } from '../../ui/checkbox-field'
import { CheckboxListField } from '../../ui/checkbox-list-field'
import { ConflictDialog, type ConflictField } from '../../ui/conflict-dialog'
import { DateField } from '../../ui/date-field'
import { Dialog } from '../../ui/dialog'
import { FormErrorSummary } from '../../ui/error-summary'
import { RichText } from '../../ui/rich-text'
import { RichTextField } from '../../ui/rich-text-field'
import { sanitizeHtml } from '../../ui/rich-text-html'
import { SelectField } from '../../ui/select-field'
import { TextField } from '../../ui/text-field'
import { toast } from '../../ui/toast'
import { announcementsMessages, rolesInWords } from './announcements-messages'
import {
  useCreateAnnouncementMutation,
  useUpdateAnnouncementMutation,
  type AnnouncementChoicesFieldsFragment,
  type ManagedAnnouncementFieldsFragment as Announcement,
} from './announcements.generated'

type Agencies = NonNullable<AnnouncementChoicesFieldsFragment['allAgencies']>

const words = announcementsMessages.form

interface Values {
  title: string
  body: string
  severity: AnnouncementSeverity
  roles: readonly string[]
  leaIds: readonly number[]
  fromDay: string
  toDay: string
  dismissible: boolean
  showAgain: boolean
}

const valuesOf = (stored: Announcement): Values => ({
  title: stored.title,
  body: sanitizeHtml(stored.body),
  severity: stored.severity,
  roles: stored.roles,
  leaIds: stored.leaIds,
  fromDay: stored.fromDay,
  toDay: stored.toDay,
  dismissible: stored.dismissible,
  showAgain: false,
})

const newValues = (): Values => {
  const today = calendarDay(new Date())
  return {
    title: '',
    body: '',
    severity: 'Information',
    roles: [],
    leaIds: [],
    fromDay: today,
    toDay: today,
    dismissible: true,
    showAgain: false,
  }
}

interface AnnouncementDialogProps {
  /** Null for a new announcement. */
  announcement: Announcement | null
  leas: Agencies
  onClose: () => void
  onSaved: () => void
}

/** The editor of one announcement. When somebody else saved first, both sides are offered. */
export function AnnouncementDialog({ announcement, leas, onClose, onSaved }: AnnouncementDialogProps) {
  const [create] = useCreateAnnouncementMutation()
  const [update] = useUpdateAnnouncementMutation()
  const [start, setStart] = useState(() => (announcement ? valuesOf(announcement) : newValues()))
  const [version, setVersion] = useState(announcement?.version ?? 0)
  const [conflict, setConflict] = useState<{ mine: Values; theirs: Announcement }>()
  const [general, setGeneral] = useState<string[]>([])

  /** The refusals; none when it is stored. */
  async function store(values: Values, over: number): Promise<readonly PayloadError[]> {
    const { showAgain, ...fields } = { ...values, roles: [...values.roles], leaIds: [...values.leaIds] }
    try {
      if (!announcement)
        return finish((await create({ variables: { input: fields } })).data?.createAnnouncement.errors)
      const input = { ...fields, id: announcement.id, showAgain, version: over }
      const answer = (await update({ variables: { input } })).data?.updateAnnouncement
      if (answer?.announcement && answer.errors.some(({ code }) => code === 'CONFLICT'))
        setConflict({ mine: values, theirs: answer.announcement })
      return finish(answer?.errors)
    } catch (error) {
      return [{ code: 'INTERNAL', message: problemOf(error).message }]
    }
  }

  function finish(refused: readonly PayloadError[] = []): readonly PayloadError[] {
    if (refused.length === 0) {
      toast({ title: words.saved, status: 'success', duration: 5000 })
      onSaved()
    }
    return refused
  }

  if (conflict)
    return (
      <ConflictDialog
        title={words.conflict}
        mine={conflict.mine}
        theirs={valuesOf(conflict.theirs)}
        by={conflict.theirs.changedBy.fullName}
        at={conflict.theirs.changedOn}
        fields={conflictFields(leas)}
        onTakeTheirs={onSaved}
        onKeep={(values) => {
          const over = conflict.theirs.version
          setStart(values)
          setVersion(over)
          setConflict(undefined)
          void store(values, over).then((refused) => setGeneral(refused.map(({ message }) => message)))
        }}
      />
    )
  return (
    <Formik
      initialValues={start}
      validate={({ title, body, fromDay, toDay }) => ({
        ...(title.trim() === '' && { title: 'Title is required.' }),
        ...(body === '' && { body: announcementTexts.bodyMissing }),
        ...(fromDay === '' && { fromDay: announcementTexts.fromMissing }),
        ...(toDay === ''
          ? { toDay: announcementTexts.toMissing }
          : toDay < fromDay && { toDay: announcementTexts.order }),
      })}
      onSubmit={async (values, form) => {
        const refused = await store(values, version)
        setGeneral(spreadErrors(refused, { ...form, values }))
      }}
    >
      {({ values, errors, touched, dirty, isSubmitting, submitForm, setFieldValue }) => (
        <Dialog
          open
          onClose={onClose}
          title={announcement ? words.editTitle : words.addTitle}
          width="role"
          staticBackdrop={dirty}
          footer={
            <>
              <Button onClick={onClose}>{words.cancel}</Button>
              <Button variant="solid" loading={isSubmitting} onClick={() => void submitForm()}>
                {words.save}
              </Button>
            </>
          }
        >
          <Form noValidate>
            <FormErrorSummary messages={general} />
            <TextField name="title" label={words.titleLabel} maxLength={120} />
            <chakra.div marginBottom="14px">
              <RichTextField
                label={words.body}
                html={start.body}
                error={touched.body ? errors.body : undefined}
                onChange={(html) => void setFieldValue('body', html)}
              />
            </chakra.div>
            <chakra.div
              display="grid"
              gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
              gap="0 16px"
            >
              <SelectField
                name="severity"
                label={words.severity}
                options={announcementSeverities.map((one) => ({ value: one, label: one }))}
              />
              <DateField name="fromDay" label={words.fromDay} />
              <DateField name="toDay" label={words.toDay} {...(values.fromDay && { min: values.fromDay })} />
            </chakra.div>
            <CheckboxListField<string>
              name="roles"
              label={words.roles}
              hint={words.rolesHint}
              options={announcementRoles.map((role) => ({ value: role, label: rolesInWords([role]) }))}
            />
            <CheckboxListField<number>
              name="leaIds"
              label={words.agencies}
              hint={words.agenciesHint}
              options={leas.map(({ id, code, shortName }) => ({ value: id, label: `${code} ${shortName}` }))}
            />
            <CheckboxField name="dismissible" label={words.dismissible} />
            {announcement && announcement.dismissals > 0 && (
              <CheckboxField name="showAgain" label={words.showAgain} />
            )}
          </Form>
        </Dialog>
      )}
    </Formik>
  )
}

function conflictFields(leas: Agencies): ConflictField<Values>[] {
  const agencies = (ids: readonly number[]) =>
    leas
      .filter(({ id }) => ids.includes(id))
      .map(({ shortName }) => shortName)
      .join(', ') || announcementsMessages.list.everybody
  const audience = (roles: readonly string[]) => rolesInWords(roles) || announcementsMessages.list.everybody
  return [
    { members: ['title'], label: words.titleLabel, show: ({ title }) => title },
    { members: ['body'], label: words.body, show: ({ body }) => body && <RichText html={body} /> },
    { members: ['severity'], label: words.severity, show: ({ severity }) => severity },
    {
      members: ['roles'],
      label: words.roles,
      show: ({ roles }) => audience(roles),
      compare: ({ roles }) => roles.toSorted(),
    },
    {
      members: ['leaIds'],
      label: words.agencies,
      show: ({ leaIds }) => agencies(leaIds),
      compare: ({ leaIds }) => leaIds.toSorted((a, b) => a - b),
    },
    { members: ['fromDay'], label: words.fromDay, show: ({ fromDay }) => fromDay },
    { members: ['toDay'], label: words.toDay, show: ({ toDay }) => toDay },
    {
      members: ['dismissible'],
      label: words.dismissible,
      show: ({ dismissible }) => (dismissible ? words.yes : words.no),
    },
  ]
}
