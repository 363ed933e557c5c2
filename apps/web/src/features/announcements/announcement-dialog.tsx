import { chakra } from '@chakra-ui/react'
import { announcementRoles, announcementSeverities, announcementTexts, calendarDay } from '@portal/domain'
import { useState } from 'react'
import { CheckboxField } from '../../ui/field/checkbox-field'
import { CheckboxListField } from '../../ui/field/checkbox-list-field'
import { DateField } from '../../ui/field/date-field'
import { RecordDialog } from '../../ui/dialog/record-dialog'
import { RichTextField } from '../../ui/rich-text/rich-text-field'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'
import { toast } from '../../ui/feedback/toast'
import { useRecordForm } from '../../ui/form/use-record-form'
import {
  announcementFields,
  announcementValues,
  storedAnnouncement,
  type AnnouncementValues,
} from './announcement-fields'
import { rolesInWords } from './announcement-roles'
import { announcementsMessages } from './announcements-messages.generated'
import {
  useCreateAnnouncementMutation,
  useUpdateAnnouncementMutation,
  type AnnouncementChoicesFieldsFragment,
  type ManagedAnnouncementFieldsFragment as Announcement,
} from './announcements.generated'

type Agencies = NonNullable<AnnouncementChoicesFieldsFragment['allAgencies']>

const words = announcementsMessages.form

const newValues = (): AnnouncementValues => {
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

/**
 * The editor of one announcement. When another person saved first, the person chooses only between what both changed.
 */
export function AnnouncementDialog({ announcement, leas, onClose, onSaved }: AnnouncementDialogProps) {
  const [create] = useCreateAnnouncementMutation()
  const [update] = useUpdateAnnouncementMutation()
  const [start] = useState(() => (announcement ? announcementValues(announcement) : newValues()))
  const record = useRecordForm<AnnouncementValues, Announcement>({
    draft: ['announcement', announcement?.id ?? 'new'],
    row: announcement,
    initial: start,
    read: storedAnnouncement,
    fields: () => announcementFields(leas),
    title: words.conflict,
    canBeMadeAnew: true,
    send: async (values, version) => {
      const { showAgain, ...fields } = { ...values, roles: [...values.roles], leaIds: [...values.leaIds] }
      if (!announcement || version === null) {
        const made = (await create({ variables: { input: fields } })).data?.createAnnouncement
        return { errors: made?.errors ?? [], row: null }
      }
      const input = { ...fields, id: announcement.id, showAgain, version }
      const answer = (await update({ variables: { input } })).data?.updateAnnouncement
      return { errors: answer?.errors ?? [], row: answer?.announcement ?? null }
    },
    onSaved: () => {
      toast({ title: words.saved, status: 'success', duration: 5000 })
      onSaved()
    },
    onTheirs: onSaved,
    onClose,
  })
  return (
    <RecordDialog
      record={record}
      initial={start}
      validate={({ title, body, fromDay, toDay }) => ({
        ...(title.trim() === '' && { title: announcementsMessages.titleMissing }),
        ...(body === '' && { body: announcementTexts.bodyMissing }),
        ...(fromDay === '' && { fromDay: announcementTexts.fromMissing }),
        ...(toDay === ''
          ? { toDay: announcementTexts.toMissing }
          : toDay < fromDay && { toDay: announcementTexts.order }),
      })}
      title={announcement ? words.editTitle : words.addTitle}
      words={words}
    >
      {({ values, errors, touched, setFieldValue, edition }) => (
        <>
          <TextField name="title" label={words.titleLabel} maxLength={120} />
          <chakra.div marginBottom="14px">
            <RichTextField
              key={edition}
              label={words.body}
              html={values.body}
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
            options={leas.map(({ id, code, shortName }) => ({
              value: id,
              label: `${code} ${shortName}`,
            }))}
          />
          <CheckboxField name="dismissible" label={words.dismissible} />
          {announcement && announcement.dismissals > 0 && (
            <CheckboxField name="showAgain" label={words.showAgain} />
          )}
        </>
      )}
    </RecordDialog>
  )
}
